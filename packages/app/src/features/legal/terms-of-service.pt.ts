import type { LegalText } from './legal-text.ts';

export const text: LegalText = {
  title: 'Termos de serviço',
  updated: '2026-11-22',
  introduction: [
    'O Parvis é a praça diante da catedral: um lugar onde os católicos se encontram, conversam, rezam e fazem negócios entre si. Uma praça precisa de algumas regras para que todos possam estar nela com segurança.',
    'Estas são as regras. Nós as escrevemos em palavras simples. Se algo não estiver claro, pergunte antes de aceitar.',
  ],
  sections: [
    {
      id: 'agreement',
      heading: 'O que você aceita',
      paragraphs: [
        'Ao abrir uma conta, você aceita estes termos. Eles são um contrato entre você e o Parvis, no endereço que está no rodapé. Visitantes sem conta podem ler as páginas públicas; as partes destes termos sobre a conduta e sobre a nossa responsabilidade valem também para eles.',
        'A Política de privacidade explica o que fazemos com seus dados, e a Política de cookies, o que fica guardado no seu navegador.',
      ],
    },
    {
      id: 'who-may-join',
      heading: 'Quem pode participar',
      paragraphs: [
        'Você precisa ter 18 anos ou mais. No cadastro, pedimos que confirme isso. Encerramos a conta de quem for mais jovem e excluímos o que pertence a ela.',
        'O Parvis foi feito para os católicos e para quem está a caminho de entrar na Igreja. Pessoas de outras crenças que venham com respeito são bem-vindas. As perguntas sobre a sua fé, é você quem responde, e ninguém no Parvis avalia suas respostas.',
      ],
    },
    {
      id: 'your-account',
      heading: 'Sua conta',
      paragraphs: ['Cada conta pertence a uma só pessoa. Pedimos que você:'],
      list: [
        'use seu próprio nome e um e-mail em que possamos encontrar você;',
        'escolha uma senha que não use em nenhum outro lugar e não a conte a ninguém;',
        'saia da conta nos dispositivos que divide com outras pessoas;',
        'nos avise imediatamente se outra pessoa tiver usado sua conta.',
      ],
    },
    {
      id: 'conduct',
      heading: 'Como nos tratamos',
      paragraphs: [
        'Discorde como faria cara a cara, com alguém que você vai reencontrar na missa. No Parvis, não é permitido:',
      ],
      list: [
        'insultar, ameaçar, assediar ou incitar o ódio contra uma pessoa ou um grupo;',
        'publicar conteúdo indecente, ou qualquer coisa que prejudique ou explore um menor de idade ou um adulto vulnerável;',
        'fingir ser outra pessoa, ou atribuir-se na Igreja um cargo ou ministério que não se tem;',
        'revelar o que alguém contou em confiança, ou publicar dados privados de outra pessoa;',
        'enviar publicidade que ninguém pediu, ou tentar tirar dinheiro das pessoas com golpes;',
        'violar a lei, ou ajudar outra pessoa a violá-la;',
        'atacar o serviço, burlar seus limites ou coletar dados dos membros por meio de um programa.',
      ],
    },
    {
      id: 'your-content',
      heading: 'O que você publica',
      paragraphs: [
        'Seus textos e arquivos continuam sendo seus. Você nos autoriza a armazenar esse conteúdo, a fazer cópias menores das imagens e a mostrá-lo às pessoas para quem você o publicou. Essa autorização é gratuita, serve apenas para o funcionamento do Parvis e termina quando você exclui o conteúdo ou a sua conta.',
        'Publique somente o que você tem o direito de publicar. Antes de compartilhar uma foto de outras pessoas, peça a permissão delas.',
        'Não verificamos as publicações antes que apareçam. Os membros escrevem a própria opinião, não a nossa nem a da Igreja.',
      ],
    },
    {
      id: 'reports',
      heading: 'Denúncias',
      paragraphs: [
        'Se você vir algo que viole estas regras, denuncie pelo menu do conteúdo. Cada denúncia é analisada em até 24 horas. O autor não fica sabendo quem a enviou.',
        'Se alguém estiver em perigo, ou se você suspeitar de abuso, procure primeiro a polícia ou os serviços de proteção à criança e, depois, o setor de proteção de menores da diocese. Podemos remover conteúdo; não podemos proteger uma pessoa.',
      ],
    },
    {
      id: 'suspension',
      heading: 'Quando as regras são violadas',
      paragraphs: [
        'Podemos remover o conteúdo que viole estes termos, e podemos suspender ou banir contas. A suspensão termina depois de algum tempo; o banimento é definitivo. Consideramos a gravidade do caso, se já aconteceu antes e quem foi prejudicado.',
        'A menos que a lei proíba ou que isso ponha alguém em perigo, dizemos a você o que fizemos e por quê. Você pode se opor, como descrito em Contestações. O caso será analisado por uma pessoa diferente da que decidiu primeiro.',
      ],
    },
    {
      id: 'marketplace',
      heading: 'O mercado',
      paragraphs: [
        'A venda é feita entre dois membros. O Parvis mostra o anúncio e põe vocês em contato; o que é oferecido não é nosso, e não inspecionamos, não enviamos nem oferecemos seguro, e não participamos do pagamento. Descreva com honestidade o que você vende. Marque o encontro em um lugar público e examine o objeto antes de pagar.',
        'Não é permitido oferecer:',
      ],
      list: [
        'relíquias sagradas, Hóstias consagradas ou qualquer outra coisa que a Igreja proíba vender (cânon 1190);',
        'bens roubados, falsificações, armas, drogas ou qualquer coisa cuja venda seja proibida por lei;',
        'sacramentos, bênçãos ou missas em troca de um preço.',
      ],
    },
    {
      id: 'plans',
      heading: 'Planos e pagamento',
      paragraphs: [
        'A comunidade é gratuita. Os planos pagos acrescentam algo a ela; a página dos planos informa o preço mensal em dólares americanos e o que cada um contém. Você paga por transferência de uma conta bancária dos Estados Unidos, pelo serviço de pagamento indicado ali, com a referência exata que damos a você. Sem essa referência, não temos como saber de quem é o pagamento.',
        'Seu plano é ativado em até 24 horas depois da confirmação do pagamento. Um plano não se renova sozinho: quando o prazo acaba, ele termina, a menos que você pague de novo. Nunca pedimos a senha do seu banco nem o número de um cartão.',
      ],
    },
    {
      id: 'disputes',
      heading: 'Contestações',
      paragraphs: [
        'Se você não concorda com uma decisão nossa ou com um pagamento, escreva para nós em até 30 dias a partir do dia em que soube disso. Diga o que aconteceu e o que você pede. Analisamos o caso de novo e respondemos com os motivos.',
        'Se dois membros não se entendem sobre uma venda, pedimos que primeiro tentem resolver entre si. Se não conseguirem, qualquer um dos dois pode nos avisar em até 30 dias depois da venda. Podemos ajudá-los a conversar e agir se estes termos tiverem sido violados, mas não podemos ordenar um pagamento.',
        'Seu direito de recorrer à Justiça e os direitos que os consumidores têm no lugar onde você mora permanecem intactos.',
      ],
    },
    {
      id: 'unused-accounts',
      heading: 'Contas sem uso',
      paragraphs: [
        'Contas sem uso por 12 meses ou mais podem ser encerradas. Antes disso, escrevemos para o seu e-mail; basta entrar uma vez para manter a conta.',
      ],
    },
    {
      id: 'leaving',
      heading: 'Se você quiser sair',
      paragraphs: [
        'Você pode sair a qualquer momento, sem dar nenhum motivo. Quando você pede a exclusão da sua conta, ela fica oculta na hora para os outros membros, e durante 30 dias você pode recuperá-la entrando na conta; depois, ela é excluída. A exclusão da conta remove seu perfil, suas publicações com os comentários feitos nelas, seus próprios comentários e suas respostas sobre a fé. Depois de 90 dias, também não resta nada nos nossos backups, como explica a Política de privacidade.',
      ],
    },
    {
      id: 'our-responsibility',
      heading: 'Nossa responsabilidade',
      paragraphs: [
        'Cuidamos do Parvis com atenção, mas não podemos prometer que ele esteja sempre disponível e livre de falhas. O Parvis não substitui os sacramentos, um diretor espiritual nem a orientação de um médico ou de um advogado.',
        'Respondemos pelos danos que causarmos de propósito (dolo) ou por culpa grave, e sempre que a lei não nos permitir limitar nossa responsabilidade. Fora desses casos, não respondemos pelo que os membros dizem, vendem ou fazem.',
      ],
    },
    {
      id: 'sources',
      heading: 'De onde vêm nossos dados de localização',
      paragraphs: [
        'A localização dos códigos postais vem do GeoNames (www.geonames.org), sob a licença Creative Commons Atribuição 4.0 (creativecommons.org/licenses/by/4.0). Arredondamos essas localizações e as agrupamos em áreas.',
      ],
    },
    {
      id: 'changes',
      heading: 'Mudanças nestes termos',
      paragraphs: [
        'Quando mudamos estes termos, mudamos a data no início. Antes de uma mudança que afete seus direitos, avisamos por e-mail ou no Parvis, com tempo suficiente para que você a leia. Se não concordar, você pode excluir sua conta.',
      ],
    },
    {
      id: 'contact',
      heading: 'Como falar conosco',
      paragraphs: [
        'Escreva para contact@parvis.example, use a página de contato ou envie uma carta para Praça da Catedral, 12, Springfield.',
      ],
    },
  ],
};
