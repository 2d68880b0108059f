/** The proper calendar for the dioceses of the USA: own celebrations, moved dates, and other ranks. */
export const celebrationsUnitedStates = `
01-04 memorial white | Saint Elizabeth Ann Seton | Santa Isabel Ana Seton
01-05 memorial white | Saint John Neumann | San Juan Neumann
01-06 optional white | Saint André Bessette | San Andrés Bessette
01-23 optional red | Saint Vincent | San Vicente
01-23 optional white | Saint Marianne Cope | Santa Mariana Cope
03-03 optional white | Saint Katharine Drexel | Santa Catalina Drexel
05-10 optional white | Saint Damien de Veuster | San Damián de Veuster
05-15 optional white | Saint Isidore the Farmer | San Isidro Labrador
07-01 optional white | Saint Junípero Serra | San Junípero Serra
07-05 optional white | Saint Elizabeth of Portugal | Santa Isabel de Portugal
07-14 memorial white | Saint Kateri Tekakwitha | Santa Catalina Tekakwitha
07-18 optional white | Saint Camillus de Lellis | San Camilo de Lelis
09-09 memorial white | Saint Peter Claver | San Pedro Claver
10-05 optional white | Blessed Francis Xavier Seelos | Beato Francisco Javier Seelos
10-06 optional white | Blessed Marie Rose Durocher | Beata María Rosa Durocher
10-19 memorial red | Saints Isaac Jogues, John de Brébeuf and others | Santos Isaac Jogues, Juan de Brébeuf y otros
10-20 optional white | Saint Paul of the Cross | San Pablo de la Cruz
11-13 memorial white | Saint Frances Xavier Cabrini | Santa Francisca Javiera Cabrini
11-18 optional white | Saint Rose Philippine Duchesne | Santa Rosa Filipina Duchesne
11-23 optional red | Blessed Miguel Agustín Pro | Beato Miguel Agustín Pro
12-12 feast white | Our Lady of Guadalupe | Nuestra Señora de Guadalupe
`;
