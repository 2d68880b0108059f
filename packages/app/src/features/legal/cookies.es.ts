import type { LegalText } from './legal-text.ts';

export const text: LegalText = {
  title: 'Política de cookies',
  updated: '2026-11-30',
  introduction: [
    'Parvis usa tres cookies: recuerdan tu idioma, cómo quieres ver las páginas y si usas los atajos de teclado. Algunas cosas más se guardan en el almacenamiento de tu navegador, para que tu sesión siga abierta y no pierdas nada de lo que has escrito.',
    'Ninguna de ellas te sigue a otros sitios, y ninguna sirve para publicidad ni para contar visitas. Por eso no ves ningún aviso que te pida tu consentimiento.',
  ],
  sections: [
    {
      id: 'the-cookie',
      heading: 'Las cookies',
      paragraphs: [
        'La cookie «language» se guarda cuando eliges un idioma al pie de la página. Contiene el nombre de ese idioma y nada más, pertenece solo a este sitio y dura un año.',
        'La cookie «appearance» se guarda cuando eliges algo en «Apariencia», en los ajustes: colores, tamaño del texto, contraste. Contiene esa elección y nada más, pertenece solo a este sitio y dura un año.',
        'La cookie «shortcuts» se guarda cuando desactivas los atajos de teclado. Contiene esa elección y nada más, pertenece solo a este sitio y dura un año. Se borra cuando vuelves a activarlos.',
      ],
    },
    {
      id: 'local-storage',
      heading: 'Almacenamiento local',
      paragraphs: [
        'Estas entradas permanecen en tu navegador hasta que cierras la sesión; al cerrarla se borran todas. En el servidor, una sesión termina cuando lleva 30 días sin usarse y, como muy tarde, 90 días después de iniciarla.',
      ],
      list: [
        '«token» demuestra a nuestro servidor que eres tú quien pregunta. Se guarda al iniciar sesión o registrarte.',
        '«user» contiene los datos de tu cuenta que envió nuestro servidor: tu nombre y tu correo electrónico, por ejemplo.',
        '«ds-theme» contiene el aspecto que has elegido para las páginas; «liturgical-day» contiene el día litúrgico con su color, para preguntarlo una sola vez. Ninguna de las dos dice nada de ti.',
        '«places» recuerda hasta dónde has leído un libro o escuchado una grabación, para que sigas desde ahí, junto con el número de tu cuenta, para que nadie más lo haga. «listening» guarda a qué velocidad y a qué volumen escuchas. «emojis» contiene los últimos emojis que has usado y su tono de piel.',
        '«voice-speed» guarda a qué velocidad escuchas las notas de voz. Una entrada cuyo nombre empieza por «stranger-pictures» indica que quieres ver las imágenes de una conversación con alguien que no es tu amigo, porque has mostrado una; su nombre contiene el número de tu cuenta y el de la conversación.',
        'Una entrada cuyo nombre empieza por «calendar-sources» guarda qué eventos y fiestas quieres ver en tu calendario; su nombre contiene el número de tu cuenta.',
        '«register» indica que aún te falta responder el cuestionario. Se borra cuando lo has hecho.',
        '«questionnaire-draft» contiene las respuestas que aún no has enviado, para que no se pierdan al recargar la página. Se borra cuando las envías.',
      ],
    },
    {
      id: 'session-storage',
      heading: 'Almacenamiento de la pestaña',
      paragraphs: ['Estas entradas pertenecen a una pestaña y desaparecen cuando la cierras.'],
      list: [
        '«splash» indica que ya has visto la pantalla de bienvenida, para no mostrarla otra vez.',
        '«sign-up-draft» guarda lo que has escrito en el registro, pero nunca una contraseña. Se elimina cuando te has registrado.',
        'Una entrada cuyo nombre empieza por «contact-draft» guarda lo que has escrito en el formulario de contacto. Se elimina cuando lo has enviado.',
        '«scroll-positions» y las que empiezan por «list-position» recuerdan dónde estabas leyendo, para que al volver atrás llegues allí.',
      ],
    },
    {
      id: 'drafts',
      heading: 'Borradores',
      paragraphs: [
        'Tus borradores de publicaciones, comentarios, mensajes y anuncios, con sus fotos, se guardan en una base de datos de tu navegador llamada «parvis-drafts» hasta que los envías. Los borradores de más de 30 días se eliminan. Nunca salen de tu dispositivo.',
      ],
    },
    {
      id: 'unsent-messages',
      heading: 'Mensajes que aún no se han enviado',
      paragraphs: [
        'Un mensaje que has escrito, con su archivo, se guarda en una base de datos de tu navegador cuyo nombre empieza por «parvis-outbox» hasta que nuestro servidor lo tiene. Permanece ahí cuando cierras la sesión, se envía cuando vuelves a entrar con este navegador y no se muestra a nadie más. Pasada una semana, solo se envía cuando tú lo pides.',
      ],
    },
    {
      id: 'the-app-itself',
      heading: 'La propia aplicación',
      paragraphs: [
        'Para que Parvis se abra sin conexión, la caché de tu navegador guarda los archivos de los que está hecho el sitio: su código, sus estilos y sus tipos de letra, con nombres que empiezan por «parvis-app». Son iguales para todos y no contienen nada sobre ti. Se sustituyen cuando hay una versión nueva y permanecen cuando cierras la sesión.',
      ],
    },
    {
      id: 'others',
      heading: 'Cookies de otros',
      paragraphs: [
        'No hay ninguna. Las páginas de Parvis no cargan nada de otras empresas, así que ninguna puede guardar ni leer aquí una cookie. Si sigues un enlace a otro sitio, allí rigen sus propias normas.',
      ],
    },
    {
      id: 'your-choice',
      heading: 'Tú decides',
      paragraphs: [
        'Puedes borrar o bloquear todo esto en los ajustes de tu navegador. Sin las cookies, Parvis olvida tu idioma y cómo quieres ver las páginas; sin el almacenamiento local, tienes que iniciar sesión cada vez que abres la página. Todo lo demás sigue funcionando.',
      ],
    },
  ],
};
