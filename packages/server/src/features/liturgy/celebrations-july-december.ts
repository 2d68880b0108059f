/** The second half of the General Roman Calendar. */
export const celebrationsJulyDecember = `
07-03 feast red | Saint Thomas, Apostle | Santo Tomás, apóstol
07-04 optional white | Saint Elizabeth of Portugal | Santa Isabel de Portugal
07-05 optional white | Saint Anthony Zaccaria | San Antonio María Zaccaria
07-06 optional red | Saint Maria Goretti | Santa María Goretti
07-09 optional red | Saint Augustine Zhao Rong and Companions | San Agustín Zhao Rong y compañeros
07-11 memorial white | Saint Benedict | San Benito
07-13 optional white | Saint Henry | San Enrique
07-14 optional white | Saint Camillus de Lellis | San Camilo de Lelis
07-15 memorial white | Saint Bonaventure | San Buenaventura
07-16 optional white | Our Lady of Mount Carmel | Nuestra Señora del Carmen
07-20 optional red | Saint Apollinaris | San Apolinar
07-21 optional white | Saint Lawrence of Brindisi | San Lorenzo de Brindis
07-22 feast white | Saint Mary Magdalene | Santa María Magdalena
07-23 optional white | Saint Bridget | Santa Brígida
07-24 optional white | Saint Sharbel Makhlūf | San Chárbel Makhluf
07-25 feast red | Saint James, Apostle | Santiago, apóstol
07-26 memorial white | Saints Joachim and Anne | Santos Joaquín y Ana
07-29 memorial white | Saints Martha, Mary and Lazarus | Santos Marta, María y Lázaro
07-30 optional white | Saint Peter Chrysologus | San Pedro Crisólogo
07-31 memorial white | Saint Ignatius of Loyola | San Ignacio de Loyola
08-01 memorial white | Saint Alphonsus Liguori | San Alfonso María de Ligorio
08-02 optional white | Saint Eusebius of Vercelli | San Eusebio de Vercelli
08-02 optional white | Saint Peter Julian Eymard | San Pedro Julián Eymard
08-04 memorial white | Saint John Vianney | San Juan María Vianney
08-05 optional white | The Dedication of Saint Mary Major | La Dedicación de Santa María la Mayor
08-06 lord white | The Transfiguration of the Lord | La Transfiguración del Señor
08-07 optional red | Saint Sixtus II and Companions | San Sixto II y compañeros
08-07 optional white | Saint Cajetan | San Cayetano
08-08 memorial white | Saint Dominic | Santo Domingo
08-09 optional red | Saint Teresa Benedicta of the Cross | Santa Teresa Benedicta de la Cruz
08-10 feast red | Saint Lawrence | San Lorenzo
08-11 memorial white | Saint Clare | Santa Clara
08-12 optional white | Saint Jane Frances de Chantal | Santa Juana Francisca de Chantal
08-13 optional red | Saints Pontian and Hippolytus | Santos Ponciano e Hipólito
08-14 memorial red | Saint Maximilian Kolbe | San Maximiliano María Kolbe
08-15 solemnity white | The Assumption of the Blessed Virgin Mary | La Asunción de la Virgen María
08-16 optional white | Saint Stephen of Hungary | San Esteban de Hungría
08-19 optional white | Saint John Eudes | San Juan Eudes
08-20 memorial white | Saint Bernard | San Bernardo
08-21 memorial white | Saint Pius X | San Pío X
08-22 memorial white | The Queenship of the Blessed Virgin Mary | La Virgen María, Reina
08-23 optional white | Saint Rose of Lima | Santa Rosa de Lima
08-24 feast red | Saint Bartholomew, Apostle | San Bartolomé, apóstol
08-25 optional white | Saint Louis | San Luis de Francia
08-25 optional white | Saint Joseph Calasanz | San José de Calasanz
08-27 memorial white | Saint Monica | Santa Mónica
08-28 memorial white | Saint Augustine | San Agustín
08-29 memorial red | The Passion of Saint John the Baptist | El martirio de san Juan Bautista
09-03 memorial white | Saint Gregory the Great | San Gregorio Magno
09-05 optional white | Saint Teresa of Calcutta | Santa Teresa de Calcuta
09-08 feast white | The Nativity of the Blessed Virgin Mary | La Natividad de la Virgen María
09-09 optional white | Saint Peter Claver | San Pedro Claver
09-12 optional white | The Most Holy Name of Mary | El Dulce Nombre de María
09-13 memorial white | Saint John Chrysostom | San Juan Crisóstomo
09-14 lord red | The Exaltation of the Holy Cross | La Exaltación de la Santa Cruz
09-15 memorial white | Our Lady of Sorrows | Nuestra Señora de los Dolores
09-16 memorial red | Saints Cornelius and Cyprian | Santos Cornelio y Cipriano
09-17 optional white | Saint Robert Bellarmine | San Roberto Belarmino
09-17 optional white | Saint Hildegard of Bingen | Santa Hildegarda de Bingen
09-19 optional red | Saint Januarius | San Jenaro
09-20 memorial red | Saint Andrew Kim Tae-gŏn and Companions | San Andrés Kim Taegon y compañeros
09-21 feast red | Saint Matthew, Apostle and Evangelist | San Mateo, apóstol y evangelista
09-23 memorial white | Saint Pius of Pietrelcina | San Pío de Pietrelcina
09-26 optional red | Saints Cosmas and Damian | Santos Cosme y Damián
09-27 memorial white | Saint Vincent de Paul | San Vicente de Paúl
09-28 optional red | Saint Wenceslaus | San Wenceslao
09-28 optional red | Saint Lawrence Ruiz and Companions | San Lorenzo Ruiz y compañeros
09-29 feast white | Saints Michael, Gabriel and Raphael, Archangels | Santos arcángeles Miguel, Gabriel y Rafael
09-30 memorial white | Saint Jerome | San Jerónimo
10-01 memorial white | Saint Thérèse of the Child Jesus | Santa Teresa del Niño Jesús
10-02 memorial white | The Holy Guardian Angels | Los santos ángeles custodios
10-04 memorial white | Saint Francis of Assisi | San Francisco de Asís
10-05 optional white | Saint Faustina Kowalska | Santa Faustina Kowalska
10-06 optional white | Saint Bruno | San Bruno
10-07 memorial white | Our Lady of the Rosary | Nuestra Señora del Rosario
10-09 optional red | Saint Denis and Companions | San Dionisio y compañeros
10-09 optional white | Saint John Leonardi | San Juan Leonardi
10-09 optional white | Saint John Henry Newman | San Juan Enrique Newman
10-11 optional white | Saint John XXIII | San Juan XXIII
10-14 optional red | Saint Callistus I | San Calixto I
10-15 memorial white | Saint Teresa of Jesus | Santa Teresa de Jesús
10-16 optional white | Saint Hedwig | Santa Eduvigis
10-16 optional white | Saint Margaret Mary Alacoque | Santa Margarita María Alacoque
10-17 memorial red | Saint Ignatius of Antioch | San Ignacio de Antioquía
10-18 feast red | Saint Luke, Evangelist | San Lucas, evangelista
10-19 optional red | Saints Isaac Jogues, John de Brébeuf and others | Santos Isaac Jogues, Juan de Brébeuf y otros
10-19 optional white | Saint Paul of the Cross | San Pablo de la Cruz
10-22 optional white | Saint John Paul II | San Juan Pablo II
10-23 optional white | Saint John of Capistrano | San Juan de Capistrano
10-24 optional white | Saint Anthony Mary Claret | San Antonio María Claret
10-28 feast red | Saints Simon and Jude, Apostles | Santos Simón y Judas, apóstoles
11-01 solemnity white | All Saints | Todos los Santos
11-02 solemnity violet | The Commemoration of All the Faithful Departed | La Conmemoración de todos los fieles difuntos
11-03 optional white | Saint Martin de Porres | San Martín de Porres
11-04 memorial white | Saint Charles Borromeo | San Carlos Borromeo
11-09 lord white | The Dedication of the Lateran Basilica | La Dedicación de la basílica de Letrán
11-10 memorial white | Saint Leo the Great | San León Magno
11-11 memorial white | Saint Martin of Tours | San Martín de Tours
11-12 memorial red | Saint Josaphat | San Josafat
11-15 optional white | Saint Albert the Great | San Alberto Magno
11-16 optional white | Saint Margaret of Scotland | Santa Margarita de Escocia
11-16 optional white | Saint Gertrude | Santa Gertrudis
11-17 memorial white | Saint Elizabeth of Hungary | Santa Isabel de Hungría
11-18 optional white | The Basilicas of Saints Peter and Paul | La Dedicación de las basílicas de Pedro y Pablo
11-21 memorial white | The Presentation of the Blessed Virgin Mary | La Presentación de la Virgen María
11-22 memorial red | Saint Cecilia | Santa Cecilia
11-23 optional red | Saint Clement I | San Clemente I
11-23 optional white | Saint Columban | San Columbano
11-24 memorial red | Saint Andrew Dũng-Lạc and Companions | San Andrés Dung-Lac y compañeros
11-25 optional red | Saint Catherine of Alexandria | Santa Catalina de Alejandría
11-30 feast red | Saint Andrew, Apostle | San Andrés, apóstol
12-03 memorial white | Saint Francis Xavier | San Francisco Javier
12-04 optional white | Saint John Damascene | San Juan Damasceno
12-06 optional white | Saint Nicholas | San Nicolás
12-07 memorial white | Saint Ambrose | San Ambrosio
12-08 solemnity white | The Immaculate Conception of the Virgin Mary | La Inmaculada Concepción de la Virgen María
12-09 optional white | Saint Juan Diego | San Juan Diego
12-10 optional white | Our Lady of Loreto | Nuestra Señora de Loreto
12-11 optional white | Saint Damasus I | San Dámaso I
12-12 optional white | Our Lady of Guadalupe | Nuestra Señora de Guadalupe
12-13 memorial red | Saint Lucy | Santa Lucía
12-14 memorial white | Saint John of the Cross | San Juan de la Cruz
12-21 optional white | Saint Peter Canisius | San Pedro Canisio
12-23 optional white | Saint John of Kanty | San Juan de Kety
12-26 feast red | Saint Stephen, the First Martyr | San Esteban, protomártir
12-27 feast white | Saint John, Apostle and Evangelist | San Juan, apóstol y evangelista
12-28 feast red | The Holy Innocents | Los Santos Inocentes
12-29 optional red | Saint Thomas Becket | Santo Tomás Becket
12-31 optional white | Saint Sylvester I | San Silvestre I
`;
