import type { LegalText } from './legal-text.ts';

export const text: LegalText = {
  title: 'Política de privacidad',
  updated: '2026-11-30',
  introduction: [
    'Nos confías datos sobre ti y sobre tu fe. Esta página dice qué guardamos, por qué, quién lo ve y cómo puedes recuperarlo o hacer que se elimine.',
    'En resumen: no mostramos publicidad, no vendemos datos, no seguimos a nadie por la web, y tus respuestas sobre la fe solo las ves tú, a no ser que las muestres.',
  ],
  sections: [
    {
      id: 'who-we-are',
      heading: 'Quién es responsable',
      paragraphs: [
        'Parvis, Plaza de la Catedral 12, Springfield, es responsable de tus datos. Para cualquier asunto de privacidad escribe a contact@parvis.example. Recibirás respuesta en un plazo de 48 horas.',
      ],
    },
    {
      id: 'what-we-keep',
      heading: 'Qué guardamos',
      paragraphs: ['Guardamos lo que nos das, y lo poco que hace falta para que el servicio funcione:'],
      list: [
        'tu cuenta: nombre y apellidos, correo electrónico y si lo has confirmado, teléfono si lo das, y el momento en que aceptaste las condiciones;',
        'tu contraseña, solo en una forma de la que no se puede volver a leer (Argon2id);',
        'tus respuestas al cuestionario sobre la fe, con el momento en que diste tu consentimiento;',
        'en qué paso de la bienvenida estás;',
        'lo que publicas, escribes, subes, marcas con «me gusta», compartes, ocultas, denuncias o pones a la venta, con su fecha;',
        'tus amigos, tus solicitudes de amistad, tus mensajes con sus archivos y notas de voz (el micrófono solo está activo mientras grabas una) y tus notificaciones;',
        'si activas los avisos en un dispositivo: la dirección en la que los recibe el fabricante de su navegador, y las horas en las que no quieres ninguno;',
        'cuándo recibes un correo con lo que te has perdido: cada cuánto y a qué hora;',
        'tu código postal, si lo das en los ajustes; sirve para decir a qué distancia está un anuncio y para proponer dónde está el tuyo;',
        'el código postal que das para un anuncio; los demás conocen solo su localidad;',
        'los anuncios y las búsquedas que guardaste, para avisarte de los anuncios nuevos;',
        'los grupos a los que perteneces, los eventos en los que te inscribiste y los artículos y recursos que guardaste;',
        'lo que nos escribes desde la página de contacto, con tu nombre y tu correo electrónico, y la dirección a la que va nuestro boletín, con su idioma;',
        'cuándo cerraste Parvis por última vez;',
        'tu plan y tus pagos: nombre, importe, referencia y el correo o el teléfono desde el que pagas, pero nunca el número de una cuenta o de una tarjeta;',
        'tus sesiones: una huella de la clave con la que tu navegador demuestra que eres tú, con qué navegador y sistema se abrió cada una, y el momento de su último uso;',
        'tu dirección IP, por poco tiempo, para limitar los intentos de inicio de sesión y rechazar ataques; y registros de los fallos del servidor, para encontrar su causa.',
      ],
    },
    {
      id: 'faith',
      heading: 'Tus respuestas sobre la fe',
      paragraphs: [
        'Los datos sobre tu fe pertenecen a las categorías especiales de datos personales, las que la ley protege más. Guardamos tus respuestas solo con tu consentimiento explícito, que das al enviar el cuestionario.',
        'Tus respuestas son privadas. Ningún otro miembro las ve en Parvis, a no ser que muestres alguna a tus amigos o a todos los miembros, en tu perfil; y nuestros moderadores tampoco. Nos ayudan a sugerirte parroquias, grupos, eventos y personas, y no sirven para nada más: ni para publicidad, ni para estadísticas sobre personas concretas, ni para fijar precios.',
        'Puedes retirar tu consentimiento cuando quieras, eliminando tus respuestas o escribiéndonos. Entonces las eliminamos, y tu cuenta sigue abierta.',
        'Si escribes sobre tu fe en una publicación, un comentario o un mensaje, lo ven las personas para quienes lo escribes.',
      ],
    },
    {
      id: 'who-sees-what',
      heading: 'Quién ve qué',
      paragraphs: [
        'Nada de lo que escriben los miembros se puede leer sin iniciar sesión. La única excepción son tus anuncios, si eliges mostrarlos a los visitantes. En Parvis:',
      ],
      list: [
        'todos los miembros ven tu nombre, tus publicaciones, comentarios y «me gusta», y tus anuncios;',
        'todos los miembros ven tu correo electrónico junto a tus publicaciones, a no ser que lo ocultes;',
        'todos los miembros ven la localidad de un anuncio, más o menos a qué distancia está y, si la eliges, la parroquia del encuentro, pero ni su código postal ni tu dirección;',
        'solo tú y el vendedor ven la oferta que haces por un anuncio;',
        'los visitantes y los buscadores ven tus anuncios con sus fotos y la localidad, pero no tu nombre, solo si lo eliges en los ajustes;',
        'solo tú ves tu código postal, las publicaciones que ocultaste, tus inscripciones en eventos, lo que guardaste y tus borradores;',
        'solo tú ves tu teléfono, lo que cuentas de ti y tus respuestas sobre la fe, hasta que eliges en tu perfil mostrar algo de ello a tus amigos o a todos los miembros;',
        'si cualquiera puede entrar en un grupo, todos los miembros ven quién pertenece a él y qué se publica; si no, solo lo ven sus propios miembros y nuestros moderadores;',
        'solo las personas de una conversación ven sus mensajes y archivos; si una de ellas reenvía un mensaje, otras ven una copia, sin el nombre de su autor;',
        'en una conversación de grupo, todos los miembros ven quién pertenece a ella, y tú ves quién ha leído tus mensajes; los nuevos miembros no ven los mensajes anteriores; quienes tienen su enlace ven su nombre, su foto, su descripción y el número de miembros;',
        'los amigos con quienes tienes una conversación ven si estás en línea y cuándo lo estuviste por última vez, a no ser que lo ocultes;',
        'los moderadores ven las denuncias y lo denunciado, para decidir sobre ello; con un mensaje, también los cinco anteriores, si la persona que lo denuncia los envía.',
      ],
    },
    {
      id: 'pictures',
      heading: 'Imágenes y videos',
      paragraphs: [
        'Antes de guardar una imagen quitamos sus datos ocultos, como el lugar donde se tomó, la hora y la cámara. El archivo que enviaste no se conserva.',
        'Los videos se guardan tal como los envías. Un video puede contener el lugar donde se grabó: quítalo antes de subirlo. Las direcciones de las imágenes y los videos son difíciles de adivinar y caducan.',
      ],
    },
    {
      id: 'why',
      heading: 'Por qué podemos hacerlo',
      paragraphs: [],
      list: [
        'Tu cuenta, publicaciones, mensajes, anuncios y plan: porque tenemos un contrato contigo, las Condiciones del servicio.',
        'Tus respuestas sobre la fe: porque diste tu consentimiento.',
        'Los registros técnicos, los límites a los intentos de inicio de sesión y la revisión de denuncias: porque nosotros y los miembros tenemos un interés legítimo en un servicio seguro.',
        'Los registros de pagos: porque la ley nos obliga a conservarlos.',
      ],
    },
    {
      id: 'others',
      heading: 'Con quién compartimos datos',
      paragraphs: [
        'Las páginas de Parvis no cargan nada de otras empresas: ni tipos de letra, ni mapas, ni contadores, ni publicidad, ni botones que informen a una red social. Tu navegador habla solo con nuestro servidor. Los iconos de redes sociales del pie de página son simples enlaces.',
        'Si activas los avisos en un dispositivo, nuestro servidor los envía por el servicio del fabricante de su navegador, como Google, Mozilla o Apple. Van cifrados para tu dispositivo: el servicio sabe que recibes uno y cuándo, pero no lo que dice.',
        'Si una publicación o un mensaje tiene un enlace, nuestro servidor pide al sitio del enlace el título, la descripción y la imagen de la página. El sitio ve la petición de nuestro servidor, pero no sabe quién escribió el enlace ni quién lo lee.',
        'Las empresas que mantienen nuestros ordenadores y entregan nuestro correo tratan datos por encargo nuestro, con un contrato, y no pueden usarlos para nada más. Si pagas un plan, lo haces en tu banco y en su servicio de pago, donde rigen sus propias normas. Entregamos datos a una autoridad solo cuando la ley nos obliga. No vendemos datos a nadie.',
      ],
    },
    {
      id: 'how-long',
      heading: 'Cuánto tiempo lo guardamos',
      paragraphs: [],
      list: [
        'Tus publicaciones, tus anuncios, tu código postal, lo que guardaste y tus respuestas sobre la fe: hasta que los elimines.',
        'Los mensajes: hasta que todas las personas de la conversación los hayan eliminado, o hayan eliminado la conversación, o hasta que tú los elimines para todos. La copia que alguien ha reenviado es un mensaje de esa persona y se queda. Si editas un mensaje, guardamos sus textos anteriores el mismo tiempo, solo para una denuncia sobre él. Cuando eliminas tu cuenta, tus mensajes se quedan con quienes los recibieron, sin tu nombre; los archivos que enviaste se eliminan con tu cuenta.',
        'Tu lugar en una conversación de grupo: hasta que salgas de ella. Si uno de sus propietarios te ha quitado: mientras exista la conversación, para que su enlace no te deje entrar de nuevo.',
        'Las solicitudes de mensaje a personas que no son tus amigos: quién envió una y cuándo, mientras exista la conversación, para que no se repita una solicitud eliminada.',
        'Tu cuenta: hasta 30 días después de que pidas eliminarla, o hasta que se cancele por llevar 12 meses o más sin usarse.',
        'Tu sesión: hasta que la cierres, hasta que lleve 30 días sin usarse o hasta 90 días después de iniciarla (12 horas para nuestro equipo). Guardamos 30 días más una nota de que ha terminado.',
        'Tu dirección para el boletín: hasta que te das de baja; la que nunca se confirmó, siete días.',
        'Tus mensajes desde la página de contacto: hasta que nos pidas eliminarlos.',
        'Copias de seguridad: lo que has eliminado se elimina también de nuestras copias de seguridad, en un plazo de 90 días.',
        'Denuncias, cuando ya te has ido: sin tu nombre, hasta que se resuelvan.',
        'Un mensaje denunciado: como copia junto a la denuncia, con sus textos anteriores, su archivo y los mensajes anteriores que se enviaron con ella, hasta que esta se resuelva.',
        'Registros de pagos: el tiempo que exijan las leyes fiscales.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Tus derechos',
      paragraphs: ['Vivas donde vivas, puedes pedirnos:'],
      list: [
        'un informe de todos los datos que tenemos sobre ti, en una forma que puedas llevarte a otro sitio; recibirás este informe de datos en un plazo de 30 días;',
        'que corrijamos lo que esté mal;',
        'que eliminemos tus datos, o eliminar tu cuenta tú mismo; en las copias de seguridad desaparecen en un plazo de 90 días;',
        'que cesemos o limitemos un uso al que te opones;',
        'que pongamos fin a un uso para el que habías dado tu consentimiento.',
      ],
    },
    {
      id: 'help',
      heading: 'Ayuda y reclamaciones',
      paragraphs: [
        'Escribe a contact@parvis.example con la palabra «privacidad» en el asunto. No hace falta dar ningún motivo. Comprobamos que eres tú quien pregunta, y respondemos a las peticiones de ayuda en un plazo de 48 horas.',
        'Si no quedas satisfecho, puedes reclamar ante la autoridad de protección de datos del lugar donde vives.',
      ],
    },
    {
      id: 'security',
      heading: 'Cómo lo protegemos',
      paragraphs: [
        'La conexión va cifrada, las claves de sesión se guardan solo como huellas, los intentos de inicio de sesión están limitados y las páginas no ejecutan más programas que los nuestros. Una contraseña nueva cierra todas tus demás sesiones. Los mensajes no van cifrados de extremo a extremo: no envíes contraseñas ni datos bancarios.',
        'Si aun así se perdieran o robaran datos de un modo que pudiera perjudicarte, te lo diríamos a ti y a la autoridad sin demora.',
      ],
    },
    {
      id: 'age',
      heading: 'Solo para adultos',
      paragraphs: [
        'Parvis es para personas que tienen 18 años o más. Si sabes de la cuenta de alguien más joven, avísanos; la eliminamos junto con sus datos.',
      ],
    },
    {
      id: 'changes',
      heading: 'Cambios en esta política',
      paragraphs: [
        'Cuando cambiamos esta página, cambiamos la fecha del principio. Antes de usar tus datos para algo nuevo te avisamos, y te pedimos tu consentimiento cuando la ley lo exige.',
      ],
    },
  ],
};
