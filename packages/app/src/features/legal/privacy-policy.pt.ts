import type { LegalText } from './legal-text.ts';

export const text: LegalText = {
  title: 'Política de privacidade',
  updated: '2026-11-30',
  introduction: [
    'Você nos confia dados sobre você e sobre a sua fé. Esta página diz o que guardamos, por quê, quem vê e como você pode receber tudo de volta ou pedir a exclusão.',
    'Em resumo: não mostramos publicidade, não vendemos dados, não seguimos ninguém pela internet, e suas respostas sobre a fé são vistas só por você, a menos que você as mostre.',
  ],
  sections: [
    {
      id: 'who-we-are',
      heading: 'Quem é responsável',
      paragraphs: [
        'O Parvis, Praça da Catedral, 12, Springfield, é responsável pelos seus dados pessoais. Para qualquer assunto de privacidade, escreva para contact@parvis.example. Você recebe uma resposta em até 48 horas.',
      ],
    },
    {
      id: 'what-we-keep',
      heading: 'O que guardamos',
      paragraphs: ['Guardamos o que você nos dá e o pouco que é necessário para o serviço funcionar:'],
      list: [
        'sua conta: nome e sobrenome, e-mail e se você o confirmou, telefone, se você o informar, e o momento em que aceitou os termos;',
        'sua senha, somente em uma forma da qual não é possível lê-la de volta (Argon2id);',
        'suas respostas ao questionário sobre a fé, com o momento do seu consentimento;',
        'em que passo das boas-vindas você está;',
        'o que você publica, escreve, envia, curte, compartilha, oculta, denuncia ou põe à venda, com o momento em que o fez;',
        'seus amigos, suas solicitações de amizade, suas mensagens com seus arquivos e mensagens de voz (o microfone só fica ligado enquanto você grava uma) e suas notificações;',
        'se você ativa os avisos em um aparelho: o endereço em que o fabricante do navegador os recebe, e os horários em que você não quer nenhum;',
        'quando você recebe um e-mail com o que perdeu: com que frequência e a que hora;',
        'seu código postal, se você o informar nas configurações; ele serve para dizer a que distância está um anúncio e para sugerir onde está o seu;',
        'o código postal que você informa em um anúncio; os outros ficam sabendo só a cidade;',
        'os anúncios e as buscas que você salvou, para avisar você sobre novos anúncios;',
        'os grupos a que você pertence, os eventos em que se inscreveu e os artigos e recursos que salvou;',
        'o que você nos escreve pela página de contato, com seu nome e seu e-mail, e o endereço para o qual vai nosso boletim, com seu idioma;',
        'quando você fechou o Parvis pela última vez;',
        'seu plano e seus pagamentos: nome, valor, referência e o e-mail ou telefone com que você paga, mas nunca o número de uma conta ou de um cartão;',
        'suas sessões: um resumo criptográfico (hash) do token com que seu navegador mostra que é você, com que navegador e sistema cada uma foi iniciada e o momento do seu último uso;',
        'seu endereço IP, por pouco tempo, para limitar as tentativas de login e impedir ataques; e registros de falhas do servidor, para encontrar sua causa.',
      ],
    },
    {
      id: 'faith',
      heading: 'Suas respostas sobre a fé',
      paragraphs: [
        'Os dados sobre a sua fé estão entre os dados pessoais sensíveis, as categorias especiais que a lei mais protege. Guardamos suas respostas somente com o seu consentimento explícito, que você dá ao enviar o questionário.',
        'Suas respostas são privadas. Nenhum outro membro as vê no Parvis, a menos que você mostre alguma delas aos seus amigos ou a todos os membros, no seu perfil; nossos moderadores também não as veem. Elas nos ajudam a sugerir paróquias, grupos, eventos e pessoas para você e não servem para mais nada: nem para publicidade, nem para estatísticas sobre pessoas específicas, nem para preços.',
        'Você pode retirar seu consentimento quando quiser, excluindo suas respostas ou escrevendo para nós. Então nós as excluímos, e sua conta continua.',
        'Se você escreve sobre a sua fé em uma publicação, um comentário ou uma mensagem, as pessoas para quem você escreve veem o texto.',
      ],
    },
    {
      id: 'who-sees-what',
      heading: 'Quem vê o quê',
      paragraphs: [
        'Nada do que os membros escrevem pode ser lido sem entrar na conta. A única exceção são seus anúncios, se você escolher mostrá-los aos visitantes. No Parvis:',
      ],
      list: [
        'todos os membros veem seu nome, suas publicações, seus comentários, suas curtidas e seus anúncios;',
        'todos os membros veem seu e-mail ao lado das suas publicações, a menos que você o oculte;',
        'todos os membros veem a cidade de um anúncio, mais ou menos a que distância ele está e, se você a escolher, a paróquia do encontro, mas não veem o código postal nem o seu endereço;',
        'só você e o vendedor veem a oferta que você faz por um anúncio;',
        'os visitantes e os buscadores veem seus anúncios com as fotos e a cidade, mas não o seu nome, só se você escolher isso nas configurações;',
        'só você vê seu código postal, as publicações que ocultou, suas inscrições em eventos, o que salvou e seus rascunhos;',
        'só você vê seu telefone, o que diz sobre si e suas respostas sobre a fé, até escolher no seu perfil mostrar algo disso aos seus amigos ou a todos os membros;',
        'se qualquer um pode participar de um grupo, todos os membros veem quem pertence a ele e o que é publicado nele; nos outros casos, só os membros do próprio grupo e os nossos moderadores veem isso;',
        'só as pessoas de uma conversa veem as mensagens e os arquivos dela; se uma delas encaminha uma mensagem, outras veem uma cópia, sem o nome do autor;',
        'em uma conversa em grupo, todos os membros veem quem pertence a ela, e você vê quem leu as suas mensagens; novos membros não veem as mensagens anteriores; quem tem o link dela vê o nome, a foto, a descrição e o número de membros;',
        'os amigos com quem você tem uma conversa veem se você está on-line e quando esteve pela última vez, a menos que você oculte isso;',
        'os moderadores veem as denúncias e o que foi denunciado, para decidir sobre elas; com uma mensagem, também as cinco anteriores, se a pessoa que a denuncia as envia.',
      ],
    },
    {
      id: 'pictures',
      heading: 'Imagens e vídeos',
      paragraphs: [
        'Antes de guardar uma imagem, removemos seus dados ocultos, como o lugar onde foi feita, a hora e a câmera. O arquivo que você enviou não é guardado.',
        'Os vídeos são guardados como você os envia. Um vídeo pode conter o lugar onde foi gravado: remova essa informação antes de enviar. Os endereços das imagens e dos vídeos são difíceis de adivinhar e expiram.',
      ],
    },
    {
      id: 'why',
      heading: 'Por que podemos fazer isso',
      paragraphs: [],
      list: [
        'Sua conta, suas publicações, suas mensagens, seus anúncios e seu plano: porque temos um contrato com você, os Termos de serviço.',
        'Suas respostas sobre a fé: porque você deu seu consentimento.',
        'Registros técnicos, limites às tentativas de login e análise das denúncias: porque nós e os membros temos um interesse legítimo em um serviço seguro.',
        'Registros de pagamentos: porque a lei nos obriga a guardá-los.',
      ],
    },
    {
      id: 'others',
      heading: 'Com quem compartilhamos dados',
      paragraphs: [
        'As páginas do Parvis não carregam nada de outras empresas: nem fontes, nem mapas, nem contadores, nem publicidade, nem botões que informem uma rede social. Seu navegador fala somente com o nosso servidor. Os ícones de redes sociais no rodapé são links comuns.',
        'Se você ativa os avisos em um aparelho, nosso servidor os envia pelo serviço do fabricante do navegador, como Google, Mozilla ou Apple. Eles são criptografados para o seu aparelho: o serviço sabe que você recebe um, e quando, mas não o que ele diz.',
        'Se uma publicação ou uma mensagem tem um link, nosso servidor pede ao site do link o título, a descrição e a imagem da página. O site vê o pedido do nosso servidor, mas não fica sabendo quem escreveu o link nem quem o lê.',
        'As empresas que operam nossos computadores e entregam nossos e-mails tratam dados em nosso nome, sob contrato, e não podem usá-los para mais nada. Se você paga por um plano, faz isso no seu banco e no serviço de pagamento dele, onde valem as regras próprias deles. Só entregamos dados a uma autoridade quando a lei nos obriga. Não vendemos dados a ninguém.',
      ],
    },
    {
      id: 'how-long',
      heading: 'Por quanto tempo guardamos',
      paragraphs: [],
      list: [
        'Suas publicações, seus anúncios, seu código postal, o que você salvou e suas respostas sobre a fé: até você excluir.',
        'Mensagens: até que todas as pessoas da conversa as tenham excluído, ou tenham excluído a conversa, ou até que você as exclua para todos. A cópia que alguém encaminhou é uma mensagem dessa pessoa e permanece. Se você editar uma mensagem, guardamos os textos anteriores pelo mesmo tempo, somente para uma denúncia sobre ela. Quando você exclui sua conta, suas mensagens ficam com quem as recebeu, sem o seu nome; os arquivos que você enviou são excluídos com a sua conta.',
        'O seu lugar em uma conversa em grupo: até você sair dela. Se um dos donos removeu você: enquanto a conversa existir, para que o link dela não deixe você entrar de novo.',
        'As solicitações de mensagem a pessoas que não são seus amigos: quem enviou uma e quando, enquanto a conversa existir, para que uma solicitação excluída não se repita.',
        'Sua conta: até 30 dias depois de você pedir a exclusão, ou até ser encerrada por ter ficado sem uso por 12 meses ou mais.',
        'Sua sessão: até você sair, até ela ficar 30 dias sem uso ou até 90 dias depois de você entrar (12 horas para a nossa equipe). Guardamos por mais 30 dias uma anotação de que ela terminou.',
        'Seu endereço para o boletim: até você cancelar a inscrição; um endereço que nunca foi confirmado, por sete dias.',
        'Suas mensagens pela página de contato: até você pedir a exclusão.',
        'Backups: o que você excluiu também é apagado dos nossos backups, em até 90 dias.',
        'Denúncias, depois que você sair: sem o seu nome, até serem resolvidas.',
        'Uma mensagem denunciada: como cópia junto à denúncia, com seus textos anteriores, seu arquivo e as mensagens anteriores que foram enviadas com ela, até a denúncia ser resolvida.',
        'Registros de pagamentos: pelo tempo que a legislação tributária exigir.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Seus direitos',
      paragraphs: ['Onde quer que você more, você pode nos pedir:'],
      list: [
        'um relatório de todos os dados que temos sobre você, em um formato que possa levar para outro lugar; você recebe este relatório de dados em até 30 dias;',
        'a correção do que estiver errado;',
        'a exclusão dos seus dados, ou excluir sua conta por conta própria; nos backups, eles desaparecem em até 90 dias;',
        'a interrupção ou a restrição de um uso a que você se oponha;',
        'o fim de um uso para o qual você tinha dado seu consentimento.',
      ],
    },
    {
      id: 'help',
      heading: 'Ajuda e reclamações',
      paragraphs: [
        'Escreva para contact@parvis.example com a palavra “privacidade” no assunto. Você não precisa dar nenhum motivo. Verificamos se é mesmo você quem pede e respondemos aos pedidos de ajuda em até 48 horas.',
        'Se a resposta não for satisfatória, você pode reclamar à autoridade de proteção de dados do lugar onde mora.',
      ],
    },
    {
      id: 'security',
      heading: 'Como protegemos seus dados',
      paragraphs: [
        'A conexão é criptografada, os tokens são armazenados só como resumos criptográficos (hash), as tentativas de login são limitadas e as páginas não executam nenhum script além dos nossos. Uma nova senha encerra todas as suas outras sessões. As mensagens não são criptografadas de ponta a ponta: não envie senhas nem dados bancários.',
        'Se, mesmo assim, dados fossem perdidos ou roubados de um modo que pudesse prejudicar você, avisaríamos você e a autoridade sem demora.',
      ],
    },
    {
      id: 'age',
      heading: 'Só para adultos',
      paragraphs: [
        'O Parvis é para pessoas com 18 anos ou mais. Se você souber da conta de alguém mais jovem, avise-nos; excluímos a conta e os dados dela.',
      ],
    },
    {
      id: 'changes',
      heading: 'Mudanças nesta política',
      paragraphs: [
        'Quando mudamos esta página, mudamos a data no início. Antes de usar seus dados para algo novo, avisamos você e pedimos seu consentimento quando a lei o exigir.',
      ],
    },
  ],
};
