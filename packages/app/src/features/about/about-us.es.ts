import type { AboutUsText } from './about-us-text.ts';

export const text: AboutUsText = {
  title: 'Quiénes somos',
  introduction:
    'Se llama parvis a la plaza abierta ante una catedral. Durante siglos, allí se encontraba la gente al entrar y se demoraba al salir: para conversar, oír las noticias, comprar velas y pan. Esta es una plaza así.',
  sections: [
    {
      heading: 'Por qué estamos aquí',
      paragraphs: [
        'Muchos católicos ven a los demás feligreses una hora a la semana, y algunos no tienen cerca a nadie que comparta su fe. Los lugares donde la gente suele encontrarse en la red se construyeron para retener su atención, no para unirla.',
        'Parvis es un espacio digital para católicos comprometidos con la fe y el crecimiento de la comunidad. Quiere llevar de vuelta a la parroquia: a la misa, a la mesa de después, al vecino que necesita una mano. No puede ocupar el lugar de los sacramentos, ni lo pretende.',
      ],
    },
    {
      heading: 'Para quién es',
      paragraphs: [
        'Para los católicos de todos los ritos, occidentales y orientales, para quienes van camino de entrar en la Iglesia y para todo el que venga con respeto. Debes tener 18 años o más.',
        'Parvis lo llevan laicos. No pertenece a ninguna diócesis ni habla en nombre de ninguna; sobre la enseñanza de la Iglesia, pregunta a tu párroco.',
      ],
    },
  ],
  pledgesHeading: 'Con qué puedes contar',
  pledges: {
    feed: {
      title: 'Un muro en su propio orden',
      text: 'Las publicaciones más recientes van primero. Ningún cálculo oculto decide lo que ves, y entre ellas no hay nada en venta: no hay publicidad.',
    },
    privacy: {
      title: 'Tu fe sigue siendo tuya',
      text: 'Tus respuestas sobre la fe son privadas. No vendemos datos, y las páginas no cargan nada de otras empresas.',
    },
    moderation: {
      title: 'Alguien cuida de todo',
      text: 'Cada publicación y cada comentario se puede denunciar. Cada denuncia se revisa en un plazo de 24 horas, y lo hace una persona.',
    },
  },
};
