import type { LegalText } from './legal-text.ts';

export const text: LegalText = {
  title: 'Política de cookies',
  updated: '2026-11-30',
  introduction: [
    'O Parvis usa três cookies: eles lembram seu idioma, como você quer ver as páginas e se você usa os atalhos do teclado. Algumas outras coisas ficam no armazenamento do seu navegador, para que sua sessão continue aberta e você não perca nada do que digitou.',
    'Nenhum deles segue você em outros sites, e nenhum é usado para publicidade nem para contar visitas. É por isso que você não vê nenhum aviso pedindo seu consentimento.',
  ],
  sections: [
    {
      id: 'the-cookie',
      heading: 'Os cookies',
      paragraphs: [
        'O cookie “language” é gravado quando você escolhe um idioma no rodapé. Ele contém o nome desse idioma e nada mais, pertence somente a este site e dura um ano.',
        'O cookie “appearance” é gravado quando você escolhe algo em “Aparência”, nas configurações: cores, tamanho do texto, contraste. Ele contém essa escolha e nada mais, pertence somente a este site e dura um ano.',
        'O cookie “shortcuts” é gravado quando você desativa os atalhos do teclado. Ele contém essa escolha e nada mais, pertence somente a este site e dura um ano. É apagado quando você os ativa de novo.',
      ],
    },
    {
      id: 'local-storage',
      heading: 'Armazenamento local',
      paragraphs: [
        'Estes registros ficam no seu navegador até você sair da conta; ao sair, todos são apagados. No servidor, uma sessão termina quando fica 30 dias sem uso e, no máximo, 90 dias depois de você entrar.',
      ],
      list: [
        '“token” mostra ao nosso servidor que é você quem faz o pedido. É gravado quando você entra ou se cadastra.',
        '“user” contém os dados da sua conta que nosso servidor enviou: seu nome e seu e-mail, por exemplo.',
        '“ds-theme” contém a aparência que você quer para as páginas; “liturgical-day” contém o dia litúrgico com sua cor, para que seja consultado uma só vez. Nenhum dos dois diz nada sobre você.',
        '“places” lembra até onde você leu um livro ou ouviu uma gravação, para que você continue dali, junto com o número da sua conta, para que ninguém mais o faça. “listening” guarda a velocidade e o volume em que você ouve. “emojis” contém os últimos emojis que você usou e o tom de pele deles.',
        '“voice-speed” guarda a velocidade em que você ouve as mensagens de voz. Um registro cujo nome começa com “stranger-pictures” indica que você quer ver as imagens de uma conversa com alguém que não é seu amigo, porque mostrou uma; o nome contém o número da sua conta e o da conversa.',
        'Um registro cujo nome começa com “calendar-sources” guarda quais eventos e festas você quer ver no seu calendário; o nome contém o número da sua conta.',
        '“register” indica que você ainda precisa responder ao questionário. É apagado quando você responde.',
        '“questionnaire-draft” contém as respostas que você ainda não enviou, para que não se percam ao recarregar a página. É apagado quando você as envia.',
      ],
    },
    {
      id: 'session-storage',
      heading: 'Armazenamento da sessão',
      paragraphs: ['Estes registros pertencem a uma aba e somem quando você a fecha.'],
      list: [
        '“splash” indica que você já viu a tela de abertura, para que ela não apareça de novo.',
        '“sign-up-draft” contém o que você digitou no cadastro, mas nunca uma senha. É apagado quando você conclui o cadastro.',
        'Um registro cujo nome começa com “contact-draft” contém o que você digitou no formulário de contato. É apagado quando você o envia.',
        '“scroll-positions” e os que começam com “list-position” lembram onde você estava lendo, para que, ao voltar, você chegue ao mesmo ponto.',
      ],
    },
    {
      id: 'drafts',
      heading: 'Rascunhos',
      paragraphs: [
        'Seus rascunhos de publicações, comentários, mensagens e anúncios, com as fotos, ficam em um banco de dados do seu navegador chamado “parvis-drafts” até você enviá-los. Rascunhos com mais de 30 dias são excluídos. Eles nunca saem do seu dispositivo.',
      ],
    },
    {
      id: 'unsent-messages',
      heading: 'Mensagens ainda não enviadas',
      paragraphs: [
        'Uma mensagem que você escreveu, com seu arquivo, fica em um banco de dados do seu navegador cujo nome começa com “parvis-outbox” até chegar ao nosso servidor. Ela continua ali quando você sai da conta, é enviada quando você entra de novo com este navegador e não é mostrada a mais ninguém. Depois de uma semana, só é enviada quando você pedir.',
      ],
    },
    {
      id: 'the-app-itself',
      heading: 'O próprio aplicativo',
      paragraphs: [
        'Para que o Parvis abra sem conexão, o cache do seu navegador guarda os arquivos de que o site é feito: o código, os estilos e as fontes, com nomes que começam com “parvis-app”. Eles são iguais para todos e não contêm nada sobre você. São substituídos quando há uma nova versão e continuam ali quando você sai da conta.',
      ],
    },
    {
      id: 'others',
      heading: 'Cookies de terceiros',
      paragraphs: [
        'Não há nenhum. As páginas do Parvis não carregam nada de outras empresas; por isso, nenhuma delas pode gravar nem ler um cookie aqui. Se você seguir um link para outro site, lá valem as regras desse site.',
      ],
    },
    {
      id: 'your-choice',
      heading: 'Sua escolha',
      paragraphs: [
        'Você pode apagar ou bloquear tudo isso nas configurações do seu navegador. Sem os cookies, o Parvis esquece seu idioma e como você quer ver as páginas; sem o armazenamento local, você precisa entrar de novo sempre que abrir a página. Todo o resto continua funcionando.',
      ],
    },
  ],
};
