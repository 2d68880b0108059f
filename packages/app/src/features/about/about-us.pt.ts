import type { AboutUsText } from './about-us-text.ts';

export const text: AboutUsText = {
  title: 'Quem somos',
  introduction:
    'O parvis é a praça aberta diante de uma catedral, o adro. Durante séculos foi ali que as pessoas se encontravam ao entrar e ficavam um pouco mais ao sair: para conversar, saber das novidades, comprar velas e pão. Esta é uma praça assim.',
  sections: [
    {
      heading: 'Por que estamos aqui',
      paragraphs: [
        'Muitos católicos veem os irmãos da paróquia uma hora por semana, e alguns não têm por perto ninguém que partilhe da mesma fé. Os lugares onde as pessoas costumam se encontrar na internet foram feitos para prender a atenção, não para aproximar umas das outras.',
        'Parvis é um espaço digital para católicos comprometidos com a fé e com o crescimento da comunidade. Ele quer levar de volta à paróquia: à missa, à mesa depois dela, ao vizinho que precisa de ajuda. Ele não substitui os sacramentos, nem pretende fazê-lo.',
      ],
    },
    {
      heading: 'Para quem é',
      paragraphs: [
        'Para católicos de todos os ritos, ocidentais e orientais, para quem está a caminho da Igreja e para toda pessoa que vem com respeito. É preciso ter 18 anos ou mais.',
        'Parvis é mantido por leigos. Não pertence a nenhuma diocese nem fala em nome de nenhuma; sobre o ensinamento da Igreja, pergunte ao seu pároco.',
      ],
    },
  ],
  pledgesHeading: 'Com o que você pode contar',
  pledges: {
    feed: {
      title: 'Um feed na sua própria ordem',
      text: 'As publicações mais recentes vêm primeiro. Nenhum cálculo escondido decide o que você vê, e nada entre elas está à venda: não há publicidade.',
    },
    privacy: {
      title: 'A sua fé continua sua',
      text: 'As suas respostas sobre a fé são privadas. Não vendemos dados, e as páginas não carregam nada de outras empresas.',
    },
    moderation: {
      title: 'Há quem cuide daqui',
      text: 'Toda publicação e todo comentário podem ser denunciados. Cada denúncia é analisada em até 24 horas, por uma pessoa.',
    },
  },
};
