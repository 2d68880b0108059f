/**
 * The readings of the weekdays of Advent, Christmas Time, Lent and Easter Time (Ordo Lectionum Missae, nos. 175 to
 * 303). Each line has the season and the week with the day (1 is Monday), or the date, then the first reading, the
 * psalm and the Gospel.
 */
export const weekdayReadings = `
advent 1 1 | Is 2:1-5 | Ps 122 | Mt 8:5-11
advent 1 2 | Is 11:1-10 | Ps 72 | Lk 10:21-24
advent 1 3 | Is 25:6-10 | Ps 23 | Mt 15:29-37
advent 1 4 | Is 26:1-6 | Ps 118 | Mt 7:21, 24-27
advent 1 5 | Is 29:17-24 | Ps 27 | Mt 9:27-31
advent 1 6 | Is 30:19-21, 23-26 | Ps 147 | Mt 9:35-10:1, 6-8
advent 2 1 | Is 35:1-10 | Ps 85 | Lk 5:17-26
advent 2 2 | Is 40:1-11 | Ps 96 | Mt 18:12-14
advent 2 3 | Is 40:25-31 | Ps 103 | Mt 11:28-30
advent 2 4 | Is 41:13-20 | Ps 145 | Mt 11:11-15
advent 2 5 | Is 48:17-19 | Ps 1 | Mt 11:16-19
advent 2 6 | Sir 48:1-4, 9-11 | Ps 80 | Mt 17:10-13
advent 3 1 | Nm 24:2-7, 15-17 | Ps 25 | Mt 21:23-27
advent 3 2 | Zep 3:1-2, 9-13 | Ps 34 | Mt 21:28-32
advent 3 3 | Is 45:6-8, 18, 21-25 | Ps 85 | Lk 7:18-23
advent 3 4 | Is 54:1-10 | Ps 30 | Lk 7:24-30
advent 3 5 | Is 56:1-3, 6-8 | Ps 67 | Jn 5:33-36
12-17 | Gn 49:2, 8-10 | Ps 72 | Mt 1:1-17
12-18 | Jer 23:5-8 | Ps 72 | Mt 1:18-24
12-19 | Jgs 13:2-7, 24-25 | Ps 71 | Lk 1:5-25
12-20 | Is 7:10-14 | Ps 24 | Lk 1:26-38
12-21 | Sg 2:8-14 | Ps 33 | Lk 1:39-45
12-22 | 1 Sm 1:24-28 | 1 Sm 2:1, 4-8 | Lk 1:46-56
12-23 | Mal 3:1-4, 23-24 | Ps 25 | Lk 1:57-66
12-24 | 2 Sm 7:1-5, 8-12, 14, 16 | Ps 89 | Lk 1:67-79
12-29 | 1 Jn 2:3-11 | Ps 96 | Lk 2:22-35
12-30 | 1 Jn 2:12-17 | Ps 96 | Lk 2:36-40
12-31 | 1 Jn 2:18-21 | Ps 96 | Jn 1:1-18
01-02 | 1 Jn 2:22-28 | Ps 98 | Jn 1:19-28
01-03 | 1 Jn 2:29-3:6 | Ps 98 | Jn 1:29-34
01-04 | 1 Jn 3:7-10 | Ps 98 | Jn 1:35-42
01-05 | 1 Jn 3:11-21 | Ps 100 | Jn 1:43-51
01-06 | 1 Jn 5:5-13 | Ps 147 | Mk 1:7-11
01-07 | 1 Jn 5:14-21 | Ps 149 | Jn 2:1-11
epiphany 1 | 1 Jn 3:22-4:6 | Ps 2 | Mt 4:12-17, 23-25
epiphany 2 | 1 Jn 4:7-10 | Ps 72 | Mk 6:34-44
epiphany 3 | 1 Jn 4:11-18 | Ps 72 | Mk 6:45-52
epiphany 4 | 1 Jn 4:19-5:4 | Ps 72 | Lk 4:14-22
epiphany 5 | 1 Jn 5:5-13 | Ps 147 | Lk 5:12-16
epiphany 6 | 1 Jn 5:14-21 | Ps 149 | Jn 3:22-30
lent 0 4 | Dt 30:15-20 | Ps 1 | Lk 9:22-25
lent 0 5 | Is 58:1-9 | Ps 51 | Mt 9:14-15
lent 0 6 | Is 58:9-14 | Ps 86 | Lk 5:27-32
lent 1 1 | Lv 19:1-2, 11-18 | Ps 19 | Mt 25:31-46
lent 1 2 | Is 55:10-11 | Ps 34 | Mt 6:7-15
lent 1 3 | Jon 3:1-10 | Ps 51 | Lk 11:29-32
lent 1 4 | Est C:12, 14-16, 23-25 | Ps 138 | Mt 7:7-12
lent 1 5 | Ez 18:21-28 | Ps 130 | Mt 5:20-26
lent 1 6 | Dt 26:16-19 | Ps 119 | Mt 5:43-48
lent 2 1 | Dn 9:4-10 | Ps 79 | Lk 6:36-38
lent 2 2 | Is 1:10, 16-20 | Ps 50 | Mt 23:1-12
lent 2 3 | Jer 18:18-20 | Ps 31 | Mt 20:17-28
lent 2 4 | Jer 17:5-10 | Ps 1 | Lk 16:19-31
lent 2 5 | Gn 37:3-4, 12-13, 17-28 | Ps 105 | Mt 21:33-43, 45-46
lent 2 6 | Mi 7:14-15, 18-20 | Ps 103 | Lk 15:1-3, 11-32
lent 3 1 | 2 Kgs 5:1-15 | Ps 42 | Lk 4:24-30
lent 3 2 | Dn 3:25, 34-43 | Ps 25 | Mt 18:21-35
lent 3 3 | Dt 4:1, 5-9 | Ps 147 | Mt 5:17-19
lent 3 4 | Jer 7:23-28 | Ps 95 | Lk 11:14-23
lent 3 5 | Hos 14:2-10 | Ps 81 | Mk 12:28-34
lent 3 6 | Hos 6:1-6 | Ps 51 | Lk 18:9-14
lent 4 1 | Is 65:17-21 | Ps 30 | Jn 4:43-54
lent 4 2 | Ez 47:1-9, 12 | Ps 46 | Jn 5:1-16
lent 4 3 | Is 49:8-15 | Ps 145 | Jn 5:17-30
lent 4 4 | Ex 32:7-14 | Ps 106 | Jn 5:31-47
lent 4 5 | Wis 2:1, 12-22 | Ps 34 | Jn 7:1-2, 10, 25-30
lent 4 6 | Jer 11:18-20 | Ps 7 | Jn 7:40-53
lent 5 1 | Dn 13:1-9, 15-17, 19-30, 33-62 | Ps 23 | Jn 8:1-11
lent 5 2 | Nm 21:4-9 | Ps 102 | Jn 8:21-30
lent 5 3 | Dn 3:14-20, 91-92, 95 | Dn 3:52-56 | Jn 8:31-42
lent 5 4 | Gn 17:3-9 | Ps 105 | Jn 8:51-59
lent 5 5 | Jer 20:10-13 | Ps 18 | Jn 10:31-42
lent 5 6 | Ez 37:21-28 | Jer 31:10-13 | Jn 11:45-56
lent 6 1 | Is 42:1-7 | Ps 27 | Jn 12:1-11
lent 6 2 | Is 49:1-6 | Ps 71 | Jn 13:21-33, 36-38
lent 6 3 | Is 50:4-9 | Ps 69 | Mt 26:14-25
easter 1 1 | Acts 2:14, 22-33 | Ps 16 | Mt 28:8-15
easter 1 2 | Acts 2:36-41 | Ps 33 | Jn 20:11-18
easter 1 3 | Acts 3:1-10 | Ps 105 | Lk 24:13-35
easter 1 4 | Acts 3:11-26 | Ps 8 | Lk 24:35-48
easter 1 5 | Acts 4:1-12 | Ps 118 | Jn 21:1-14
easter 1 6 | Acts 4:13-21 | Ps 118 | Mk 16:9-15
easter 2 1 | Acts 4:23-31 | Ps 2 | Jn 3:1-8
easter 2 2 | Acts 4:32-37 | Ps 93 | Jn 3:7-15
easter 2 3 | Acts 5:17-26 | Ps 34 | Jn 3:16-21
easter 2 4 | Acts 5:27-33 | Ps 34 | Jn 3:31-36
easter 2 5 | Acts 5:34-42 | Ps 27 | Jn 6:1-15
easter 2 6 | Acts 6:1-7 | Ps 33 | Jn 6:16-21
easter 3 1 | Acts 6:8-15 | Ps 119 | Jn 6:22-29
easter 3 2 | Acts 7:51-8:1 | Ps 31 | Jn 6:30-35
easter 3 3 | Acts 8:1-8 | Ps 66 | Jn 6:35-40
easter 3 4 | Acts 8:26-40 | Ps 66 | Jn 6:44-51
easter 3 5 | Acts 9:1-20 | Ps 117 | Jn 6:52-59
easter 3 6 | Acts 9:31-42 | Ps 116 | Jn 6:60-69
easter 4 1 | Acts 11:1-18 | Ps 42 | Jn 10:1-10
easter 4 2 | Acts 11:19-26 | Ps 87 | Jn 10:22-30
easter 4 3 | Acts 12:24-13:5 | Ps 67 | Jn 12:44-50
easter 4 4 | Acts 13:13-25 | Ps 89 | Jn 13:16-20
easter 4 5 | Acts 13:26-33 | Ps 2 | Jn 14:1-6
easter 4 6 | Acts 13:44-52 | Ps 98 | Jn 14:7-14
easter 5 1 | Acts 14:5-18 | Ps 115 | Jn 14:21-26
easter 5 2 | Acts 14:19-28 | Ps 145 | Jn 14:27-31
easter 5 3 | Acts 15:1-6 | Ps 122 | Jn 15:1-8
easter 5 4 | Acts 15:7-21 | Ps 96 | Jn 15:9-11
easter 5 5 | Acts 15:22-31 | Ps 57 | Jn 15:12-17
easter 5 6 | Acts 16:1-10 | Ps 100 | Jn 15:18-21
easter 6 1 | Acts 16:11-15 | Ps 149 | Jn 15:26-16:4
easter 6 2 | Acts 16:22-34 | Ps 138 | Jn 16:5-11
easter 6 3 | Acts 17:15, 22-18:1 | Ps 148 | Jn 16:12-15
easter 6 4 | Acts 18:1-8 | Ps 98 | Jn 16:16-20
easter 6 5 | Acts 18:9-18 | Ps 47 | Jn 16:20-23
easter 6 6 | Acts 18:23-28 | Ps 47 | Jn 16:23-28
easter 7 1 | Acts 19:1-8 | Ps 68 | Jn 16:29-33
easter 7 2 | Acts 20:17-27 | Ps 68 | Jn 17:1-11
easter 7 3 | Acts 20:28-38 | Ps 68 | Jn 17:11-19
easter 7 4 | Acts 22:30; 23:6-11 | Ps 16 | Jn 17:20-26
easter 7 5 | Acts 25:13-21 | Ps 103 | Jn 21:15-19
easter 7 6 | Acts 28:16-20, 30-31 | Ps 11 | Jn 21:20-25
`;
