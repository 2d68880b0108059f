/**
 * The readings of the Sundays and of the days that move with Easter, Advent or the Sundays (Ordo Lectionum Missae, nos.
 * 1 to 173). Each line has the season, the week and the year of the cycle, then the first reading, the psalm, the
 * second reading and the Gospel. `ABC` means every year.
 */
export const sundayReadings = `
advent 1 A | Is 2:1-5 | Ps 122 | Rom 13:11-14 | Mt 24:37-44
advent 1 B | Is 63:16-17, 19; 64:2-7 | Ps 80 | 1 Cor 1:3-9 | Mk 13:33-37
advent 1 C | Jer 33:14-16 | Ps 25 | 1 Thes 3:12-4:2 | Lk 21:25-28, 34-36
advent 2 A | Is 11:1-10 | Ps 72 | Rom 15:4-9 | Mt 3:1-12
advent 2 B | Is 40:1-5, 9-11 | Ps 85 | 2 Pt 3:8-14 | Mk 1:1-8
advent 2 C | Bar 5:1-9 | Ps 126 | Phil 1:4-6, 8-11 | Lk 3:1-6
advent 3 A | Is 35:1-6, 10 | Ps 146 | Jas 5:7-10 | Mt 11:2-11
advent 3 B | Is 61:1-2, 10-11 | Lk 1:46-50, 53-54 | 1 Thes 5:16-24 | Jn 1:6-8, 19-28
advent 3 C | Zep 3:14-18 | Is 12:2-6 | Phil 4:4-7 | Lk 3:10-18
advent 4 A | Is 7:10-14 | Ps 24 | Rom 1:1-7 | Mt 1:18-24
advent 4 B | 2 Sm 7:1-5, 8-12, 14, 16 | Ps 89 | Rom 16:25-27 | Lk 1:26-38
advent 4 C | Mi 5:1-4 | Ps 80 | Heb 10:5-10 | Lk 1:39-45
christmas 2 ABC | Sir 24:1-4, 8-12 | Ps 147 | Eph 1:3-6, 15-18 | Jn 1:1-18
ordinary 2 A | Is 49:3, 5-6 | Ps 40 | 1 Cor 1:1-3 | Jn 1:29-34
ordinary 2 B | 1 Sm 3:3-10, 19 | Ps 40 | 1 Cor 6:13-15, 17-20 | Jn 1:35-42
ordinary 2 C | Is 62:1-5 | Ps 96 | 1 Cor 12:4-11 | Jn 2:1-11
ordinary 3 A | Is 8:23-9:3 | Ps 27 | 1 Cor 1:10-13, 17 | Mt 4:12-23
ordinary 3 B | Jon 3:1-5, 10 | Ps 25 | 1 Cor 7:29-31 | Mk 1:14-20
ordinary 3 C | Neh 8:2-6, 8-10 | Ps 19 | 1 Cor 12:12-30 | Lk 1:1-4; 4:14-21
ordinary 4 A | Zep 2:3; 3:12-13 | Ps 146 | 1 Cor 1:26-31 | Mt 5:1-12
ordinary 4 B | Dt 18:15-20 | Ps 95 | 1 Cor 7:32-35 | Mk 1:21-28
ordinary 4 C | Jer 1:4-5, 17-19 | Ps 71 | 1 Cor 12:31-13:13 | Lk 4:21-30
ordinary 5 A | Is 58:7-10 | Ps 112 | 1 Cor 2:1-5 | Mt 5:13-16
ordinary 5 B | Jb 7:1-4, 6-7 | Ps 147 | 1 Cor 9:16-19, 22-23 | Mk 1:29-39
ordinary 5 C | Is 6:1-8 | Ps 138 | 1 Cor 15:1-11 | Lk 5:1-11
ordinary 6 A | Sir 15:15-20 | Ps 119 | 1 Cor 2:6-10 | Mt 5:17-37
ordinary 6 B | Lv 13:1-2, 44-46 | Ps 32 | 1 Cor 10:31-11:1 | Mk 1:40-45
ordinary 6 C | Jer 17:5-8 | Ps 1 | 1 Cor 15:12, 16-20 | Lk 6:17, 20-26
ordinary 7 A | Lv 19:1-2, 17-18 | Ps 103 | 1 Cor 3:16-23 | Mt 5:38-48
ordinary 7 B | Is 43:18-19, 21-22, 24-25 | Ps 41 | 2 Cor 1:18-22 | Mk 2:1-12
ordinary 7 C | 1 Sm 26:2, 7-9, 12-13, 22-23 | Ps 103 | 1 Cor 15:45-49 | Lk 6:27-38
ordinary 8 A | Is 49:14-15 | Ps 62 | 1 Cor 4:1-5 | Mt 6:24-34
ordinary 8 B | Hos 2:16-17, 21-22 | Ps 103 | 2 Cor 3:1-6 | Mk 2:18-22
ordinary 8 C | Sir 27:4-7 | Ps 92 | 1 Cor 15:54-58 | Lk 6:39-45
ordinary 9 A | Dt 11:18, 26-28, 32 | Ps 31 | Rom 3:21-25, 28 | Mt 7:21-27
ordinary 9 B | Dt 5:12-15 | Ps 81 | 2 Cor 4:6-11 | Mk 2:23-3:6
ordinary 9 C | 1 Kgs 8:41-43 | Ps 117 | Gal 1:1-2, 6-10 | Lk 7:1-10
ordinary 10 A | Hos 6:3-6 | Ps 50 | Rom 4:18-25 | Mt 9:9-13
ordinary 10 B | Gn 3:9-15 | Ps 130 | 2 Cor 4:13-5:1 | Mk 3:20-35
ordinary 10 C | 1 Kgs 17:17-24 | Ps 30 | Gal 1:11-19 | Lk 7:11-17
ordinary 11 A | Ex 19:2-6 | Ps 100 | Rom 5:6-11 | Mt 9:36-10:8
ordinary 11 B | Ez 17:22-24 | Ps 92 | 2 Cor 5:6-10 | Mk 4:26-34
ordinary 11 C | 2 Sm 12:7-10, 13 | Ps 32 | Gal 2:16, 19-21 | Lk 7:36-8:3
ordinary 12 A | Jer 20:10-13 | Ps 69 | Rom 5:12-15 | Mt 10:26-33
ordinary 12 B | Jb 38:1, 8-11 | Ps 107 | 2 Cor 5:14-17 | Mk 4:35-41
ordinary 12 C | Zec 12:10-11; 13:1 | Ps 63 | Gal 3:26-29 | Lk 9:18-24
ordinary 13 A | 2 Kgs 4:8-11, 14-16 | Ps 89 | Rom 6:3-4, 8-11 | Mt 10:37-42
ordinary 13 B | Wis 1:13-15; 2:23-24 | Ps 30 | 2 Cor 8:7, 9, 13-15 | Mk 5:21-43
ordinary 13 C | 1 Kgs 19:16, 19-21 | Ps 16 | Gal 5:1, 13-18 | Lk 9:51-62
ordinary 14 A | Zec 9:9-10 | Ps 145 | Rom 8:9, 11-13 | Mt 11:25-30
ordinary 14 B | Ez 2:2-5 | Ps 123 | 2 Cor 12:7-10 | Mk 6:1-6
ordinary 14 C | Is 66:10-14 | Ps 66 | Gal 6:14-18 | Lk 10:1-12, 17-20
ordinary 15 A | Is 55:10-11 | Ps 65 | Rom 8:18-23 | Mt 13:1-23
ordinary 15 B | Am 7:12-15 | Ps 85 | Eph 1:3-14 | Mk 6:7-13
ordinary 15 C | Dt 30:10-14 | Ps 69 | Col 1:15-20 | Lk 10:25-37
ordinary 16 A | Wis 12:13, 16-19 | Ps 86 | Rom 8:26-27 | Mt 13:24-43
ordinary 16 B | Jer 23:1-6 | Ps 23 | Eph 2:13-18 | Mk 6:30-34
ordinary 16 C | Gn 18:1-10 | Ps 15 | Col 1:24-28 | Lk 10:38-42
ordinary 17 A | 1 Kgs 3:5, 7-12 | Ps 119 | Rom 8:28-30 | Mt 13:44-52
ordinary 17 B | 2 Kgs 4:42-44 | Ps 145 | Eph 4:1-6 | Jn 6:1-15
ordinary 17 C | Gn 18:20-32 | Ps 138 | Col 2:12-14 | Lk 11:1-13
ordinary 18 A | Is 55:1-3 | Ps 145 | Rom 8:35, 37-39 | Mt 14:13-21
ordinary 18 B | Ex 16:2-4, 12-15 | Ps 78 | Eph 4:17, 20-24 | Jn 6:24-35
ordinary 18 C | Eccl 1:2; 2:21-23 | Ps 90 | Col 3:1-5, 9-11 | Lk 12:13-21
ordinary 19 A | 1 Kgs 19:9, 11-13 | Ps 85 | Rom 9:1-5 | Mt 14:22-33
ordinary 19 B | 1 Kgs 19:4-8 | Ps 34 | Eph 4:30-5:2 | Jn 6:41-51
ordinary 19 C | Wis 18:6-9 | Ps 33 | Heb 11:1-2, 8-19 | Lk 12:32-48
ordinary 20 A | Is 56:1, 6-7 | Ps 67 | Rom 11:13-15, 29-32 | Mt 15:21-28
ordinary 20 B | Prv 9:1-6 | Ps 34 | Eph 5:15-20 | Jn 6:51-58
ordinary 20 C | Jer 38:4-6, 8-10 | Ps 40 | Heb 12:1-4 | Lk 12:49-53
ordinary 21 A | Is 22:19-23 | Ps 138 | Rom 11:33-36 | Mt 16:13-20
ordinary 21 B | Jos 24:1-2, 15-18 | Ps 34 | Eph 5:21-32 | Jn 6:60-69
ordinary 21 C | Is 66:18-21 | Ps 117 | Heb 12:5-7, 11-13 | Lk 13:22-30
ordinary 22 A | Jer 20:7-9 | Ps 63 | Rom 12:1-2 | Mt 16:21-27
ordinary 22 B | Dt 4:1-2, 6-8 | Ps 15 | Jas 1:17-18, 21-22, 27 | Mk 7:1-8, 14-15, 21-23
ordinary 22 C | Sir 3:17-18, 20, 28-29 | Ps 68 | Heb 12:18-19, 22-24 | Lk 14:1, 7-14
ordinary 23 A | Ez 33:7-9 | Ps 95 | Rom 13:8-10 | Mt 18:15-20
ordinary 23 B | Is 35:4-7 | Ps 146 | Jas 2:1-5 | Mk 7:31-37
ordinary 23 C | Wis 9:13-18 | Ps 90 | Phlm 9-10, 12-17 | Lk 14:25-33
ordinary 24 A | Sir 27:30-28:7 | Ps 103 | Rom 14:7-9 | Mt 18:21-35
ordinary 24 B | Is 50:5-9 | Ps 116 | Jas 2:14-18 | Mk 8:27-35
ordinary 24 C | Ex 32:7-11, 13-14 | Ps 51 | 1 Tm 1:12-17 | Lk 15:1-32
ordinary 25 A | Is 55:6-9 | Ps 145 | Phil 1:20-24, 27 | Mt 20:1-16
ordinary 25 B | Wis 2:12, 17-20 | Ps 54 | Jas 3:16-4:3 | Mk 9:30-37
ordinary 25 C | Am 8:4-7 | Ps 113 | 1 Tm 2:1-8 | Lk 16:1-13
ordinary 26 A | Ez 18:25-28 | Ps 25 | Phil 2:1-11 | Mt 21:28-32
ordinary 26 B | Nm 11:25-29 | Ps 19 | Jas 5:1-6 | Mk 9:38-43, 45, 47-48
ordinary 26 C | Am 6:1, 4-7 | Ps 146 | 1 Tm 6:11-16 | Lk 16:19-31
ordinary 27 A | Is 5:1-7 | Ps 80 | Phil 4:6-9 | Mt 21:33-43
ordinary 27 B | Gn 2:18-24 | Ps 128 | Heb 2:9-11 | Mk 10:2-16
ordinary 27 C | Hab 1:2-3; 2:2-4 | Ps 95 | 2 Tm 1:6-8, 13-14 | Lk 17:5-10
ordinary 28 A | Is 25:6-10 | Ps 23 | Phil 4:12-14, 19-20 | Mt 22:1-14
ordinary 28 B | Wis 7:7-11 | Ps 90 | Heb 4:12-13 | Mk 10:17-30
ordinary 28 C | 2 Kgs 5:14-17 | Ps 98 | 2 Tm 2:8-13 | Lk 17:11-19
ordinary 29 A | Is 45:1, 4-6 | Ps 96 | 1 Thes 1:1-5 | Mt 22:15-21
ordinary 29 B | Is 53:10-11 | Ps 33 | Heb 4:14-16 | Mk 10:35-45
ordinary 29 C | Ex 17:8-13 | Ps 121 | 2 Tm 3:14-4:2 | Lk 18:1-8
ordinary 30 A | Ex 22:20-26 | Ps 18 | 1 Thes 1:5-10 | Mt 22:34-40
ordinary 30 B | Jer 31:7-9 | Ps 126 | Heb 5:1-6 | Mk 10:46-52
ordinary 30 C | Sir 35:12-14, 16-18 | Ps 34 | 2 Tm 4:6-8, 16-18 | Lk 18:9-14
ordinary 31 A | Mal 1:14-2:2, 8-10 | Ps 131 | 1 Thes 2:7-9, 13 | Mt 23:1-12
ordinary 31 B | Dt 6:2-6 | Ps 18 | Heb 7:23-28 | Mk 12:28-34
ordinary 31 C | Wis 11:22-12:2 | Ps 145 | 2 Thes 1:11-2:2 | Lk 19:1-10
ordinary 32 A | Wis 6:12-16 | Ps 63 | 1 Thes 4:13-18 | Mt 25:1-13
ordinary 32 B | 1 Kgs 17:10-16 | Ps 146 | Heb 9:24-28 | Mk 12:38-44
ordinary 32 C | 2 Mc 7:1-2, 9-14 | Ps 17 | 2 Thes 2:16-3:5 | Lk 20:27-38
ordinary 33 A | Prv 31:10-13, 19-20, 30-31 | Ps 128 | 1 Thes 5:1-6 | Mt 25:14-30
ordinary 33 B | Dn 12:1-3 | Ps 16 | Heb 10:11-14, 18 | Mk 13:24-32
ordinary 33 C | Mal 3:19-20 | Ps 98 | 2 Thes 3:7-12 | Lk 21:5-19
lent 1 A | Gn 2:7-9; 3:1-7 | Ps 51 | Rom 5:12-19 | Mt 4:1-11
lent 1 B | Gn 9:8-15 | Ps 25 | 1 Pt 3:18-22 | Mk 1:12-15
lent 1 C | Dt 26:4-10 | Ps 91 | Rom 10:8-13 | Lk 4:1-13
lent 2 A | Gn 12:1-4 | Ps 33 | 2 Tm 1:8-10 | Mt 17:1-9
lent 2 B | Gn 22:1-2, 9-13, 15-18 | Ps 116 | Rom 8:31-34 | Mk 9:2-10
lent 2 C | Gn 15:5-12, 17-18 | Ps 27 | Phil 3:17-4:1 | Lk 9:28-36
lent 3 A | Ex 17:3-7 | Ps 95 | Rom 5:1-2, 5-8 | Jn 4:5-42
lent 3 B | Ex 20:1-17 | Ps 19 | 1 Cor 1:22-25 | Jn 2:13-25
lent 3 C | Ex 3:1-8, 13-15 | Ps 103 | 1 Cor 10:1-6, 10-12 | Lk 13:1-9
lent 4 A | 1 Sm 16:1, 6-7, 10-13 | Ps 23 | Eph 5:8-14 | Jn 9:1-41
lent 4 B | 2 Chr 36:14-16, 19-23 | Ps 137 | Eph 2:4-10 | Jn 3:14-21
lent 4 C | Jos 5:9-12 | Ps 34 | 2 Cor 5:17-21 | Lk 15:1-3, 11-32
lent 5 A | Ez 37:12-14 | Ps 130 | Rom 8:8-11 | Jn 11:1-45
lent 5 B | Jer 31:31-34 | Ps 51 | Heb 5:7-9 | Jn 12:20-33
lent 5 C | Is 43:16-21 | Ps 126 | Phil 3:8-14 | Jn 8:1-11
lent 6 A | Is 50:4-7 | Ps 22 | Phil 2:6-11 | Mt 26:14-27:66
lent 6 B | Is 50:4-7 | Ps 22 | Phil 2:6-11 | Mk 14:1-15:47
lent 6 C | Is 50:4-7 | Ps 22 | Phil 2:6-11 | Lk 22:14-23:56
easter 1 ABC | Acts 10:34, 37-43 | Ps 118 | Col 3:1-4 | Jn 20:1-9
easter 2 A | Acts 2:42-47 | Ps 118 | 1 Pt 1:3-9 | Jn 20:19-31
easter 2 B | Acts 4:32-35 | Ps 118 | 1 Jn 5:1-6 | Jn 20:19-31
easter 2 C | Acts 5:12-16 | Ps 118 | Rv 1:9-13, 17-19 | Jn 20:19-31
easter 3 A | Acts 2:14, 22-33 | Ps 16 | 1 Pt 1:17-21 | Lk 24:13-35
easter 3 B | Acts 3:13-15, 17-19 | Ps 4 | 1 Jn 2:1-5 | Lk 24:35-48
easter 3 C | Acts 5:27-32, 40-41 | Ps 30 | Rv 5:11-14 | Jn 21:1-19
easter 4 A | Acts 2:14, 36-41 | Ps 23 | 1 Pt 2:20-25 | Jn 10:1-10
easter 4 B | Acts 4:8-12 | Ps 118 | 1 Jn 3:1-2 | Jn 10:11-18
easter 4 C | Acts 13:14, 43-52 | Ps 100 | Rv 7:9, 14-17 | Jn 10:27-30
easter 5 A | Acts 6:1-7 | Ps 33 | 1 Pt 2:4-9 | Jn 14:1-12
easter 5 B | Acts 9:26-31 | Ps 22 | 1 Jn 3:18-24 | Jn 15:1-8
easter 5 C | Acts 14:21-27 | Ps 145 | Rv 21:1-5 | Jn 13:31-35
easter 6 A | Acts 8:5-8, 14-17 | Ps 66 | 1 Pt 3:15-18 | Jn 14:15-21
easter 6 B | Acts 10:25-26, 34-35, 44-48 | Ps 98 | 1 Jn 4:7-10 | Jn 15:9-17
easter 6 C | Acts 15:1-2, 22-29 | Ps 67 | Rv 21:10-14, 22-23 | Jn 14:23-29
easter 7 A | Acts 1:12-14 | Ps 27 | 1 Pt 4:13-16 | Jn 17:1-11
easter 7 B | Acts 1:15-17, 20-26 | Ps 103 | 1 Jn 4:11-16 | Jn 17:11-19
easter 7 C | Acts 7:55-60 | Ps 97 | Rv 22:12-14, 16-17, 20 | Jn 17:20-26
`;
