/**
 * The readings of solemnities, of feasts, and of the days with a name of their own, by the English name of the
 * celebration and the year of the cycle (Ordo Lectionum Missae). `ABC` means every year. A line without a second
 * reading has three parts. An underscore means the reading of the weekday: some memorials only have a Gospel of their
 * own.
 */
export const properReadings = `
The Nativity of the Lord ABC | Is 52:7-10 | Ps 98 | Heb 1:1-6 | Jn 1:1-18
The Holy Family A | Sir 3:2-6, 12-14 | Ps 128 | Col 3:12-21 | Mt 2:13-15, 19-23
The Holy Family B | Gn 15:1-6; 21:1-3 | Ps 105 | Heb 11:8, 11-12, 17-19 | Lk 2:22-40
The Holy Family C | 1 Sm 1:20-22, 24-28 | Ps 84 | 1 Jn 3:1-2, 21-24 | Lk 2:41-52
Mary, the Holy Mother of God ABC | Nm 6:22-27 | Ps 67 | Gal 4:4-7 | Lk 2:16-21
The Epiphany of the Lord ABC | Is 60:1-6 | Ps 72 | Eph 3:2-3, 5-6 | Mt 2:1-12
The Baptism of the Lord A | Is 42:1-4, 6-7 | Ps 29 | Acts 10:34-38 | Mt 3:13-17
The Baptism of the Lord B | Is 55:1-11 | Is 12:2-6 | 1 Jn 5:1-9 | Mk 1:7-11
The Baptism of the Lord C | Is 40:1-5, 9-11 | Ps 104 | Ti 2:11-14; 3:4-7 | Lk 3:15-16, 21-22
Ash Wednesday ABC | Jl 2:12-18 | Ps 51 | 2 Cor 5:20-6:2 | Mt 6:1-6, 16-18
Holy Thursday ABC | Ex 12:1-8, 11-14 | Ps 116 | 1 Cor 11:23-26 | Jn 13:1-15
Good Friday ABC | Is 52:13-53:12 | Ps 31 | Heb 4:14-16; 5:7-9 | Jn 18:1-19:42
The Ascension of the Lord A | Acts 1:1-11 | Ps 47 | Eph 1:17-23 | Mt 28:16-20
The Ascension of the Lord B | Acts 1:1-11 | Ps 47 | Eph 4:1-13 | Mk 16:15-20
The Ascension of the Lord C | Acts 1:1-11 | Ps 47 | Heb 9:24-28; 10:19-23 | Lk 24:46-53
Pentecost Sunday A | Acts 2:1-11 | Ps 104 | 1 Cor 12:3-7, 12-13 | Jn 20:19-23
Pentecost Sunday B | Acts 2:1-11 | Ps 104 | Gal 5:16-25 | Jn 15:26-27; 16:12-15
Pentecost Sunday C | Acts 2:1-11 | Ps 104 | Rom 8:8-17 | Jn 14:15-16, 23-26
The Most Holy Trinity A | Ex 34:4-6, 8-9 | Dn 3:52-56 | 2 Cor 13:11-13 | Jn 3:16-18
The Most Holy Trinity B | Dt 4:32-34, 39-40 | Ps 33 | Rom 8:14-17 | Mt 28:16-20
The Most Holy Trinity C | Prv 8:22-31 | Ps 8 | Rom 5:1-5 | Jn 16:12-15
The Body and Blood of Christ A | Dt 8:2-3, 14-16 | Ps 147 | 1 Cor 10:16-17 | Jn 6:51-58
The Body and Blood of Christ B | Ex 24:3-8 | Ps 116 | Heb 9:11-15 | Mk 14:12-16, 22-26
The Body and Blood of Christ C | Gn 14:18-20 | Ps 110 | 1 Cor 11:23-26 | Lk 9:11-17
The Most Sacred Heart of Jesus A | Dt 7:6-11 | Ps 103 | 1 Jn 4:7-16 | Mt 11:25-30
The Most Sacred Heart of Jesus B | Hos 11:1, 3-4, 8-9 | Is 12:2-6 | Eph 3:8-12, 14-19 | Jn 19:31-37
The Most Sacred Heart of Jesus C | Ez 34:11-16 | Ps 23 | Rom 5:5-11 | Lk 15:3-7
Our Lord Jesus Christ, King of the Universe A | Ez 34:11-12, 15-17 | Ps 23 | 1 Cor 15:20-26, 28 | Mt 25:31-46
Our Lord Jesus Christ, King of the Universe B | Dn 7:13-14 | Ps 93 | Rv 1:5-8 | Jn 18:33-37
Our Lord Jesus Christ, King of the Universe C | 2 Sm 5:1-3 | Ps 122 | Col 1:12-20 | Lk 23:35-43
The Conversion of Saint Paul the Apostle ABC | Acts 22:3-16 | Ps 117 | Mk 16:15-18
The Presentation of the Lord ABC | Mal 3:1-4 | Ps 24 | Heb 2:14-18 | Lk 2:22-40
The Chair of Saint Peter the Apostle ABC | 1 Pt 5:1-4 | Ps 23 | Mt 16:13-19
Saint Joseph, Spouse of the Blessed Virgin Mary ABC | 2 Sm 7:4-5, 12-14, 16 | Ps 89 | Rom 4:13, 16-18, 22 | Mt 1:16, 18-21, 24
The Annunciation of the Lord ABC | Is 7:10-14; 8:10 | Ps 40 | Heb 10:4-10 | Lk 1:26-38
Saint Mark, Evangelist ABC | 1 Pt 5:5-14 | Ps 89 | Mk 16:15-20
Saints Philip and James, Apostles ABC | 1 Cor 15:1-8 | Ps 19 | Jn 14:6-14
Saint Matthias, Apostle ABC | Acts 1:15-17, 20-26 | Ps 113 | Jn 15:9-17
The Visitation of the Blessed Virgin Mary ABC | Zep 3:14-18 | Is 12:2-6 | Lk 1:39-56
The Nativity of Saint John the Baptist ABC | Is 49:1-6 | Ps 139 | Acts 13:22-26 | Lk 1:57-66, 80
Saints Peter and Paul, Apostles ABC | Acts 12:1-11 | Ps 34 | 2 Tm 4:6-8, 17-18 | Mt 16:13-19
Saint Thomas, Apostle ABC | Eph 2:19-22 | Ps 117 | Jn 20:24-29
Saint Mary Magdalene ABC | Sg 3:1-4 | Ps 63 | Jn 20:1-2, 11-18
Saint James, Apostle ABC | 2 Cor 4:7-15 | Ps 126 | Mt 20:20-28
The Transfiguration of the Lord A | Dn 7:9-10, 13-14 | Ps 97 | 2 Pt 1:16-19 | Mt 17:1-9
The Transfiguration of the Lord B | Dn 7:9-10, 13-14 | Ps 97 | 2 Pt 1:16-19 | Mk 9:2-10
The Transfiguration of the Lord C | Dn 7:9-10, 13-14 | Ps 97 | 2 Pt 1:16-19 | Lk 9:28-36
Saint Lawrence ABC | 2 Cor 9:6-10 | Ps 112 | Jn 12:24-26
The Assumption of the Blessed Virgin Mary ABC | Rv 11:19; 12:1-6, 10 | Ps 45 | 1 Cor 15:20-27 | Lk 1:39-56
Saint Bartholomew, Apostle ABC | Rv 21:9-14 | Ps 145 | Jn 1:45-51
The Nativity of the Blessed Virgin Mary ABC | Mi 5:1-4 | Ps 13 | Mt 1:1-16, 18-23
The Exaltation of the Holy Cross ABC | Nm 21:4-9 | Ps 78 | Phil 2:6-11 | Jn 3:13-17
Saint Matthew, Apostle and Evangelist ABC | Eph 4:1-7, 11-13 | Ps 19 | Mt 9:9-13
Saints Michael, Gabriel and Raphael, Archangels ABC | Dn 7:9-10, 13-14 | Ps 138 | Jn 1:47-51
Saint Luke, Evangelist ABC | 2 Tm 4:10-17 | Ps 145 | Lk 10:1-9
Saints Simon and Jude, Apostles ABC | Eph 2:19-22 | Ps 19 | Lk 6:12-16
All Saints ABC | Rv 7:2-4, 9-14 | Ps 24 | 1 Jn 3:1-3 | Mt 5:1-12
The Commemoration of All the Faithful Departed ABC | Wis 3:1-9 | Ps 23 | Rom 5:5-11 | Jn 6:37-40
The Dedication of the Lateran Basilica ABC | Ez 47:1-2, 8-9, 12 | Ps 46 | 1 Cor 3:9-11, 16-17 | Jn 2:13-22
Saint Andrew, Apostle ABC | Rom 10:9-18 | Ps 19 | Mt 4:18-22
The Immaculate Conception of the Virgin Mary ABC | Gn 3:9-15, 20 | Ps 98 | Eph 1:3-6, 11-12 | Lk 1:26-38
Our Lady of Guadalupe ABC | Zec 2:14-17 | Jdt 13:18-19 | Lk 1:39-47
Saint Stephen, the First Martyr ABC | Acts 6:8-10; 7:54-59 | Ps 31 | Mt 10:17-22
Saint John, Apostle and Evangelist ABC | 1 Jn 1:1-4 | Ps 97 | Jn 20:1-8
The Holy Innocents ABC | 1 Jn 1:5-2:2 | Ps 124 | Mt 2:13-18
Saints Timothy and Titus ABC | 2 Tm 1:1-8 | _ | _
Saint Barnabas, Apostle ABC | Acts 11:21-26; 13:1-3 | _ | _
Mary, Mother of the Church ABC | Gn 3:9-15, 20 | Ps 87 | Jn 19:25-34
Saints Martha, Mary and Lazarus ABC | _ | _ | Jn 11:19-27
The Passion of Saint John the Baptist ABC | _ | _ | Mk 6:17-29
Our Lady of Sorrows ABC | _ | _ | Jn 19:25-27
The Holy Guardian Angels ABC | _ | _ | Mt 18:1-5, 10
The Immaculate Heart of Mary ABC | _ | _ | Lk 2:41-51
`;
