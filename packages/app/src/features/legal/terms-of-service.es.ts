import type { LegalText } from './legal-text.ts';

export const text: LegalText = {
  title: 'Condiciones del servicio',
  updated: '2026-11-22',
  introduction: [
    'Parvis es la plaza que se abre ante la catedral: un lugar donde los católicos se encuentran, conversan, rezan y comercian entre sí. Una plaza necesita unas pocas reglas para que todos puedan estar en ella con tranquilidad.',
    'Estas son las reglas. Las hemos escrito con palabras sencillas. Si algo no queda claro, pregúntanos antes de aceptarlas.',
  ],
  sections: [
    {
      id: 'agreement',
      heading: 'Qué aceptas',
      paragraphs: [
        'Al abrir una cuenta aceptas estas condiciones. Son un contrato entre tú y Parvis, con la dirección que figura al pie de la página. Quien nos visita sin cuenta puede leer las páginas públicas; lo que aquí se dice sobre la conducta y sobre nuestra responsabilidad también vale para quien nos visita.',
        'La Política de privacidad explica qué hacemos con tus datos, y la Política de cookies, qué se guarda en tu navegador.',
      ],
    },
    {
      id: 'who-may-join',
      heading: 'Quién puede participar',
      paragraphs: [
        'Debes tener 18 años o más. Al registrarte te pedimos que lo confirmes. Si alguien es menor, cerramos su cuenta y eliminamos lo que le pertenece.',
        'Parvis está hecho para los católicos y para quienes van camino de entrar en la Iglesia. Las personas de otras creencias que vengan con respeto son bienvenidas. Las preguntas sobre la fe las respondes tú, y en Parvis nadie examina tus respuestas.',
      ],
    },
    {
      id: 'your-account',
      heading: 'Tu cuenta',
      paragraphs: ['Cada cuenta pertenece a una sola persona. Te pedimos que:'],
      list: [
        'uses tu propio nombre y un correo electrónico en el que podamos localizarte;',
        'elijas una contraseña que no uses en ningún otro sitio y no se la digas a nadie;',
        'cierres la sesión en los dispositivos que compartes con otras personas;',
        'nos avises enseguida si alguien más ha usado tu cuenta.',
      ],
    },
    {
      id: 'conduct',
      heading: 'Cómo nos tratamos',
      paragraphs: [
        'Discrepa como lo harías cara a cara, con alguien a quien volverás a ver en misa. En Parvis no se permite:',
      ],
      list: [
        'insultar, amenazar, acosar ni incitar al odio contra una persona o un grupo;',
        'publicar contenidos indecentes, ni nada que dañe o explote a un menor o a un adulto vulnerable;',
        'hacerse pasar por otra persona ni atribuirse un cargo en la Iglesia que no se tiene;',
        'revelar lo que alguien contó en confianza ni publicar datos privados de otra persona;',
        'enviar publicidad que nadie ha pedido ni intentar estafar a la gente;',
        'incumplir la ley ni ayudar a otros a incumplirla;',
        'atacar el servicio, eludir sus límites ni recoger datos de los miembros con un programa.',
      ],
    },
    {
      id: 'your-content',
      heading: 'Lo que publicas',
      paragraphs: [
        'Tus textos y archivos siguen siendo tuyos. Nos permites guardarlos, hacer copias más pequeñas de las imágenes y mostrarlos a las personas para quienes los publicaste. Este permiso es gratuito, sirve solo para que Parvis funcione y termina cuando eliminas el contenido o tu cuenta.',
        'Publica solo aquello que tienes derecho a publicar. Antes de compartir una foto de otras personas, pídeles permiso.',
        'No revisamos las publicaciones antes de que aparezcan. Los miembros escriben su propia opinión, no la nuestra ni la de la Iglesia.',
      ],
    },
    {
      id: 'reports',
      heading: 'Denuncias',
      paragraphs: [
        'Si ves algo que incumple estas reglas, denúncialo desde su menú. Cada denuncia se revisa en un plazo de 24 horas. El autor no sabrá quién la envió.',
        'Si alguien está en peligro, o si sospechas un abuso, acude primero a la policía o a los servicios de protección de menores, y después a la oficina de protección de la diócesis. Nosotros podemos retirar contenidos; no podemos proteger a una persona.',
      ],
    },
    {
      id: 'suspension',
      heading: 'Cuando se incumplen las reglas',
      paragraphs: [
        'Podemos retirar los contenidos que incumplan estas condiciones, y podemos suspender o expulsar cuentas. La suspensión termina al cabo de un tiempo; la expulsión es definitiva. Tenemos en cuenta la gravedad de lo ocurrido, si ya había pasado antes y a quién se ha dañado.',
        'Salvo que la ley lo prohíba o que alguien corriera peligro, te decimos qué hemos hecho y por qué. Puedes oponerte, como se explica en Disputas. Lo examinará una persona distinta de la que decidió primero.',
      ],
    },
    {
      id: 'marketplace',
      heading: 'El mercado',
      paragraphs: [
        'La venta se hace entre dos miembros. Parvis muestra el anuncio y pone en contacto a las dos partes; no somos dueños de lo que se ofrece, ni lo inspeccionamos, ni lo enviamos, ni lo aseguramos, y no intervenimos en el pago. Describe con honradez lo que vendes. Queda en un lugar público y mira el objeto antes de pagar.',
        'No se puede ofrecer:',
      ],
      list: [
        'reliquias sagradas, Hostias consagradas ni nada que la Iglesia prohíba vender (canon 1190);',
        'objetos robados, falsificaciones, armas, drogas ni nada que la ley no permita vender;',
        'sacramentos, bendiciones ni misas a cambio de un precio.',
      ],
    },
    {
      id: 'plans',
      heading: 'Planes y pago',
      paragraphs: [
        'La comunidad es gratuita. Los planes de pago añaden algo más; la página de planes indica su precio en dólares estadounidenses al mes y lo que contienen. Se paga por transferencia desde una cuenta bancaria de Estados Unidos, mediante el servicio de pago que allí se nombra, con la referencia exacta que te damos. Sin esa referencia no podemos saber de quién es el pago.',
        'Tu plan se activa en un plazo de 24 horas tras la confirmación del pago. Los planes no se renuevan solos: cuando su tiempo se acaba, terminan, a no ser que vuelvas a pagar. Nunca te pedimos la contraseña de tu banco ni el número de una tarjeta.',
      ],
    },
    {
      id: 'disputes',
      heading: 'Disputas',
      paragraphs: [
        'Si no estás de acuerdo con una decisión nuestra o con un pago, escríbenos en un plazo de 30 días desde el día en que lo supiste. Cuéntanos qué ha pasado y qué pides. Volvemos a examinar el asunto y te respondemos con razones.',
        'Si dos miembros no se ponen de acuerdo sobre una venta, les pedimos que primero intenten resolverlo entre ellos. Si no lo logran, cualquiera de los dos puede avisarnos en un plazo de 30 días desde la venta. Podemos ayudarles a hablar y actuar si se han incumplido estas condiciones, pero no podemos ordenar un pago.',
        'Tu derecho a acudir a los tribunales y los derechos que tienen los consumidores donde vives quedan intactos.',
      ],
    },
    {
      id: 'unused-accounts',
      heading: 'Cuentas sin uso',
      paragraphs: [
        'Las cuentas que lleven 12 meses o más sin usarse pueden cancelarse. Antes te escribimos a tu correo electrónico; basta con iniciar sesión una vez para conservar la cuenta.',
      ],
    },
    {
      id: 'leaving',
      heading: 'Darse de baja',
      paragraphs: [
        'Puedes irte cuando quieras, sin dar ningún motivo. Cuando pides eliminar tu cuenta, queda oculta enseguida para los demás miembros y durante 30 días puedes recuperarla iniciando sesión; después se elimina. Al eliminar tu cuenta se borran tu perfil, tus publicaciones con los comentarios que tengan, tus propios comentarios y tus respuestas sobre la fe. A los 90 días tampoco queda nada en nuestras copias de seguridad, como explica la Política de privacidad.',
      ],
    },
    {
      id: 'our-responsibility',
      heading: 'Nuestra responsabilidad',
      paragraphs: [
        'Llevamos Parvis con cuidado, pero no podemos prometer que esté siempre disponible ni libre de fallos. Parvis no sustituye a los sacramentos, ni a un director espiritual, ni al consejo de un médico o de un abogado.',
        'Respondemos del daño que causemos a propósito o por negligencia grave, y siempre que la ley no nos permita limitar nuestra responsabilidad. Más allá de eso, no respondemos de lo que los miembros digan, vendan o hagan.',
      ],
    },
    {
      id: 'sources',
      heading: 'De dónde vienen nuestros datos de ubicación',
      paragraphs: [
        'La ubicación de los códigos postales procede de GeoNames (www.geonames.org), con licencia Creative Commons Atribución 4.0 (creativecommons.org/licenses/by/4.0). Hemos redondeado estas ubicaciones y las hemos agrupado en zonas.',
      ],
    },
    {
      id: 'changes',
      heading: 'Cambios en estas condiciones',
      paragraphs: [
        'Cuando cambiamos estas condiciones, cambiamos la fecha del principio. Antes de un cambio que afecte a tus derechos te avisamos por correo o en Parvis, con tiempo suficiente para que lo leas. Si no estás de acuerdo, puedes eliminar tu cuenta.',
      ],
    },
    {
      id: 'contact',
      heading: 'Cómo contactar con nosotros',
      paragraphs: [
        'Escribe a contact@parvis.example, usa la página de contacto o envía una carta a Plaza de la Catedral 12, Springfield.',
      ],
    },
  ],
};
