/** The first half of the General Roman Calendar: day, rank, colour, and the names in English and in Spanish. */
export const celebrationsJanuaryJune = `
01-02 memorial white | Saints Basil the Great and Gregory Nazianzen | Santos Basilio Magno y Gregorio Nacianceno
01-03 optional white | The Most Holy Name of Jesus | El Santísimo Nombre de Jesús
01-07 optional white | Saint Raymond of Penyafort | San Raimundo de Peñafort
01-13 optional white | Saint Hilary | San Hilario
01-17 memorial white | Saint Anthony, Abbot | San Antonio, abad
01-20 optional red | Saint Fabian | San Fabián
01-20 optional red | Saint Sebastian | San Sebastián
01-21 memorial red | Saint Agnes | Santa Inés
01-22 optional red | Saint Vincent | San Vicente
01-24 memorial white | Saint Francis de Sales | San Francisco de Sales
01-25 feast white | The Conversion of Saint Paul the Apostle | La Conversión del apóstol san Pablo
01-26 memorial white | Saints Timothy and Titus | Santos Timoteo y Tito
01-27 optional white | Saint Angela Merici | Santa Ángela Mérici
01-28 memorial white | Saint Thomas Aquinas | Santo Tomás de Aquino
01-31 memorial white | Saint John Bosco | San Juan Bosco
02-02 lord white | The Presentation of the Lord | La Presentación del Señor
02-03 optional red | Saint Blaise | San Blas
02-03 optional white | Saint Ansgar | San Óscar
02-05 memorial red | Saint Agatha | Santa Águeda
02-06 memorial red | Saint Paul Miki and Companions | San Pablo Miki y compañeros
02-08 optional white | Saint Jerome Emiliani | San Jerónimo Emiliani
02-08 optional white | Saint Josephine Bakhita | Santa Josefina Bakhita
02-10 memorial white | Saint Scholastica | Santa Escolástica
02-11 optional white | Our Lady of Lourdes | Nuestra Señora de Lourdes
02-14 memorial white | Saints Cyril and Methodius | Santos Cirilo y Metodio
02-17 optional white | The Seven Holy Founders of the Servite Order | Los siete santos fundadores de los servitas
02-21 optional white | Saint Peter Damian | San Pedro Damián
02-22 feast white | The Chair of Saint Peter the Apostle | La Cátedra del apóstol san Pedro
02-23 memorial red | Saint Polycarp | San Policarpo
02-27 optional white | Saint Gregory of Narek | San Gregorio de Narek
03-04 optional white | Saint Casimir | San Casimiro
03-07 memorial red | Saints Perpetua and Felicity | Santas Perpetua y Felicidad
03-08 optional white | Saint John of God | San Juan de Dios
03-09 optional white | Saint Frances of Rome | Santa Francisca Romana
03-17 optional white | Saint Patrick | San Patricio
03-18 optional white | Saint Cyril of Jerusalem | San Cirilo de Jerusalén
03-19 solemnity white | Saint Joseph, Spouse of the Blessed Virgin Mary | San José, esposo de la Virgen María
03-23 optional white | Saint Turibius of Mogrovejo | Santo Toribio de Mogrovejo
03-25 solemnity white | The Annunciation of the Lord | La Anunciación del Señor
04-02 optional white | Saint Francis of Paola | San Francisco de Paula
04-04 optional white | Saint Isidore | San Isidoro
04-05 optional white | Saint Vincent Ferrer | San Vicente Ferrer
04-07 memorial white | Saint John Baptist de la Salle | San Juan Bautista de La Salle
04-11 memorial red | Saint Stanislaus | San Estanislao
04-13 optional red | Saint Martin I | San Martín I
04-21 optional white | Saint Anselm | San Anselmo
04-23 optional red | Saint George | San Jorge
04-23 optional red | Saint Adalbert | San Adalberto
04-24 optional red | Saint Fidelis of Sigmaringen | San Fidel de Sigmaringa
04-25 feast red | Saint Mark, Evangelist | San Marcos, evangelista
04-28 optional red | Saint Peter Chanel | San Pedro Chanel
04-28 optional white | Saint Louis Grignion de Montfort | San Luis María Grignion de Montfort
04-29 memorial white | Saint Catherine of Siena | Santa Catalina de Siena
04-30 optional white | Saint Pius V | San Pío V
05-01 optional white | Saint Joseph the Worker | San José Obrero
05-02 memorial white | Saint Athanasius | San Atanasio
05-03 feast red | Saints Philip and James, Apostles | Santos Felipe y Santiago, apóstoles
05-10 optional white | Saint John of Ávila | San Juan de Ávila
05-12 optional red | Saints Nereus and Achilleus | Santos Nereo y Aquileo
05-12 optional red | Saint Pancras | San Pancracio
05-13 optional white | Our Lady of Fatima | Nuestra Señora de Fátima
05-14 feast red | Saint Matthias, Apostle | San Matías, apóstol
05-18 optional red | Saint John I | San Juan I
05-20 optional white | Saint Bernardine of Siena | San Bernardino de Siena
05-21 optional red | Saint Christopher Magallanes and Companions | San Cristóbal Magallanes y compañeros
05-22 optional white | Saint Rita of Cascia | Santa Rita de Casia
05-25 optional white | Saint Bede the Venerable | San Beda el Venerable
05-25 optional white | Saint Gregory VII | San Gregorio VII
05-25 optional white | Saint Mary Magdalene de’ Pazzi | Santa María Magdalena de Pazzi
05-26 memorial white | Saint Philip Neri | San Felipe Neri
05-27 optional white | Saint Augustine of Canterbury | San Agustín de Canterbury
05-29 optional white | Saint Paul VI | San Pablo VI
05-31 feast white | The Visitation of the Blessed Virgin Mary | La Visitación de la Virgen María
06-01 memorial red | Saint Justin | San Justino
06-02 optional red | Saints Marcellinus and Peter | Santos Marcelino y Pedro
06-03 memorial red | Saint Charles Lwanga and Companions | San Carlos Lwanga y compañeros
06-05 memorial red | Saint Boniface | San Bonifacio
06-06 optional white | Saint Norbert | San Norberto
06-09 optional white | Saint Ephrem | San Efrén
06-11 memorial red | Saint Barnabas, Apostle | San Bernabé, apóstol
06-13 memorial white | Saint Anthony of Padua | San Antonio de Padua
06-19 optional white | Saint Romuald | San Romualdo
06-21 memorial white | Saint Aloysius Gonzaga | San Luis Gonzaga
06-22 optional white | Saint Paulinus of Nola | San Paulino de Nola
06-22 optional red | Saints John Fisher and Thomas More | Santos Juan Fisher y Tomás Moro
06-24 solemnity white | The Nativity of Saint John the Baptist | La Natividad de san Juan Bautista
06-27 optional white | Saint Cyril of Alexandria | San Cirilo de Alejandría
06-28 memorial red | Saint Irenaeus | San Ireneo
06-29 solemnity red | Saints Peter and Paul, Apostles | Santos Pedro y Pablo, apóstoles
06-30 optional red | The First Martyrs of the Holy Roman Church | Los santos protomártires de la Iglesia romana
`;
