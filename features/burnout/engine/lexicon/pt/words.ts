import type { Trait } from '../source.ts';

/** Single words by grammatical trait. */
export const traits: Record<Trait, string> = {
  filler: `
está estão anda andam ficou ficaram fica ficam estava
muito/a bem tão tudo super mega hiper ultra demais bastante pouco um meio completamente totalmente
absolutamente realmente extremamente profundamente verdadeiramente simplesmente literalmente
incrivelmente só apenas ainda já também sempre mais tanto cada vez real mesmo bem assim toda todo
todos todas meio tipo cara mano gente né viu hein sabe olha nossa meu deus poxa puxa caramba
caraca porra caralho vixe oxe oxente uai bah tchê eita ai aff afe pqp visivelmente hoje agora
ultimamente atualmente constantemente frequentemente diariamente novamente definitivamente total
forte/s horrível horríveis terrível insuportável absurdo/a danado/a chato/a intenso/a leve
crônico/a agudo/a excessivo/a profundo/a extremo/a enorme/s constante/s monstro/a desgraçado/a
infernal louco/a braba brabo severo/a persistente/s certa certo algum alguma quase praticamente
acho sei lá talvez quiçá provavelmente aparentemente meio parece inteiro inteira imenso/a grande/s
gigante/s maldito/a puta baita mó maior tremendo/a pleno/a puro/a doido/a lascado/a esquerdo/a direita
`,
  person: `
chefe/s gerente/s diretor/a coordenador/a supervisor/a gestor/a patrão patroa líder/es colega/s
sócio/a parceiro/a mãe/s pai/s filho/a irmão irmã irmãos irmãs marido esposa mulher namorado/a
noivo/a tio/a avô avó avós primo/a sobrinho/a cunhado/a sogro/a neto/a vizinho/a amigo/a cliente/s
paciente/s aluno/a professor/a estagiário/a funcionário/a recepcionista/s enfermeiro/a técnico/a
segurança porteiro/a zelador/a motorista/s atendente/s vendedor/a operador/a secretário/a
analista/s assistente/s auxiliar/es advogado/a engenheiro/a bebê neném criança/s menino/a garoto/a
moço/a homem homens pessoa/s cara caras companheiro/a ex passageiro/a hóspede/s residente/s
plantonista/s senhor/a soldador/a pedreiro/a eletricista/s mecânico/a caixa fornecedor/a
prefeito/a vereador/a diarista babá cuidador/a bisavô bisavó madrinha padrinho afilhado/a
enteado/a madrasta padrasto parente/s família síndico/a inspetor/a fiscal cachorro/a gato/a
usuário/a candidato/a novato/a veterano/a voluntário/a jogador/a ator atriz cantor/a personagem/s
médico/a psicólogo/a psiquiatra/s terapeuta/s dentista/s fisioterapeuta/s nutricionista/s
veterinário/a farmacêutico/a juiz juíza réu ré deputado/a senador/a ministro/a presidente
governador/a padre pastor/a freira pintor/a padeiro/a açougueiro/a cozinheiro/a garçom garçonete
faxineiro/a jardineiro/a taxista/s entregador/a motoboy/s carteiro/a policial policiais bombeiro/a
soldado/s delegado/a escrivão promotor/a procurador/a servidor/a bancário/a contador/a economista/s
arquiteto/a designer/s programador/a dev devs estudante/s calouro/a formando/a bolsista/s
orientador/a reitor/a pedagogo/a merendeira cobrador/a caminhoneiro/a maquinista piloto/s
comissário/a marinheiro/a agricultor/a produtor/a boiadeiro peão capataz pescador/a artesão artesã
costureiro/a cabeleireiro/a manicure esteticista/s treinador/a técnico/a atleta/s goleiro/a
atacante/s zagueiro árbitro torcedor/a detetive/s herói heroína vilão vilã protagonista/s mocinho/a
gêmeo/a casal pais mães tios avôs bisneto/a comadre compadre mocinha rapaz rapazes velho velhinho/a
idoso/a grávida gestante/s mãezinha acompanhante/s interno/a morador/a turista/s visitante/s
freguês freguesa comprador/a consumidor/a sindicalista/s gari/s ambulante/s camelô vigia/s
ascensorista copeiro/a maqueiro/a socorrista/s obstetra pediatra/s cardiologista anestesista
enfermeirinha técnica parteira doula palestrante/s youtuber/s influenciador/a coach apresentador/a
jornalista/s repórter/es fotógrafo/a escritor/a poeta/s músico/a guitarrista baterista bailarina
livro/s romance música/s canção filme/s novela/s série/s documentário/s reportagem notícia/s jornal
artigo/s bula cartaz/es anúncio/s propaganda comercial podcast/s post/s postagem cartilha folheto
rótulo panfleto vídeo/s slide/s enquete enunciado questionário manual boletim manchete
`,
  group: `
equipe/s time turma/s pessoal galera povo todos todas colegiado diretoria direção funcionários grupo
`,
  determiner: `
outro/a o a os as um uma uns umas este esta esse essa estes estas esses essas aquele aquela aqueles aquelas`,
  possessive: 'meu minha meus minhas nosso nossa nossos nossas seu sua seus suas',
  preposition: `
região de do da dos das em no na nos nas com para pelo pela pelos pelas por a ao aos à às sobre entre até
contra sem pro pra pros pras desse dessa desses dessas deste desta daquele daquela nesse nessa
neste nesta naquele naquela dele dela
`,
  auxiliary: '',
  genitive: 'de do da dos das',
  thirdPronoun: 'ele ela eles elas você vocês',
  firstPronoun: 'eu nós gente quem',
  firstObject: 'me mim comigo conosco',
  copula: `
<estar> <ficar> <andar> <viver> <sentir> <parecer> <continuar> <permanecer> <seguir> <voltar>
<chegar> <sair> <acordar> <terminar> <acabar> <deixar> <ser> <virar> <encontrar> <achar> <passar>
<tornar>
`,
  state: '<estar> <ficar> <andar> <viver> <sentir> <parecer> <continuar> <permanecer>',
  report: `
<dizer> <falar> <contar> <comentar> <relatar> <avisar> <reclamar> <perguntar> <escrever> <achar>
<afirmar> <informar> <confessar> <desabafar> <jurar> <garantir> <mencionar> <queixar> <explicar>
<responder> <pedir>
`,
  body: `
cabeça nuca pescoço ombro/s costas coluna lombar cervical joelho/s perna/s braço/s mão mãos
punho/s pulso/s estômago barriga peito garganta olho/s corpo pé pés mandíbula maxilar quadril
quadris coração pele rosto testa vista dedo/s cotovelo/s calcanhar tornozelo/s têmporas têmpora
ouvido/s virilha panturrilha/s ciático trapézio escápula lombo espinhaço cadeiras mente cérebro
alma músculo/s junta/s articulação articulações ossos osso dente/s voz face boca cachola cuca
barriga intestino útero rim rins pulmão pulmões nervos clavícula bacia cóccix canela/s coxa/s
língua
`,
  thing: `
estoque ingresso/s vaga/s vagas prazo/s bateria/s assunto caixa/s mala/s mochila chuva servidor/es
impressora/s computador/es celular/es notebook/s carro/s ônibus moto elevador/es sistema internet
rede máquina/s motor lâmpada tempo trânsito café produto/s mercadoria/s livro/s edição tinta papel
remédio vacina/s verba orçamento conta/s sala/s cadeira/s mesa/s porta/s janela/s vidro copo/s
prato/s ar bebida comida almoço jantar bolo site aplicativo app programa planilha/s arquivo/s
documento/s contrato/s projeto/s pedido/s entrega/s ambiente clima agenda lista fila cidade rua
bairro praia mar céu lua vento casa prédio ventilador geladeira fogão televisão tv
`,
  contrast: 'mas porém contudo todavia entretanto só apesar exceto enquanto senão',
  coordinator: 'e ou nem mas',
  impersonal:
    'tem tinha teve difícil pesado foda complicado puxado osso dureza brabo insuportável massacre sufoco inferno pauleira perrengue tortura suplício punk tenso barra correria corrido cansativo desgastante exaustivo',
  still: 'ainda continuo continua continuam pior também mais igual mesma mesmo sigo',
  opener: 'cadê porque pois quando que quem onde portanto então logo',
};

export const classes: Record<string, string> = {
  MOIDO: `
moído/a quebrado/a acabado/a destruído/a arrebentado/a esfolado/a detonado/a morto/a pregado/a arriado/a podre amassado/a
triturado/a surrado/a derrubado/a liquidado/a arrasado/a murcho/a apagado/a zerado/a esvaziado/a desmontado/a desfeito/a
  `,
  NAO: 'não nem nunca jamais num tampouco',
  EM: 'no na nos nas em de do da dos das d',
  ESTOU: `
estou está estamos estão fico fica ficamos ficam ando anda andamos vivo vive vivemos sigo continuo
permaneço fiquei ficou estive estava estavam andava vivia sinto sente sentimos senti sentindo
estando esteja fique ficando voltei voltamos cheguei chegamos chego saí saio saímos terminei
termino acordei acordo acabei acabo volto virei passei passo pareço me
`,
  SITE: `
cabeça nuca pescoço ombro/s costas coluna lombar cervical joelho/s perna/s braço/s mão mãos
punho/s pulso/s estômago barriga peito garganta olho/s corpo pé pés mandíbula maxilar quadril
quadris rosto testa vista dedo/s cotovelo/s calcanhar tornozelo/s têmporas têmpora ouvido/s
panturrilha/s ciático trapézio escápula lombo espinhaço cadeiras músculo/s junta/s articulação
articulações ossos dente/s coluna coração clavícula bacia cóccix canela/s coxa/s rim rins
intestino língua útero pele pulmão pulmões virilha face boca lombar
`,
  PLACE: `
loja escola firma empresa banco hospital clínica escritório agência fábrica restaurante mercado colégio posto
supermercado startup consultoria prefeitura padaria oficina usina creche equipe setor curso faculdade serviço
emprego trabalho projeto time turno plantão grupo lugar
`,
  WORK: `
firma empresa chefia chefe/s diretoria gerência gestão escola hospital loja banco cliente/s paciente/s aluno/s reunião
reuniões meta/s povo gente pessoal setor trabalho serviço emprego profissão expediente cargo equipe plantão turno
escritório repartição fórum obra agência call center prefeitura colega/s patrão patroa prazo/s
`,
  THING: traits.thing,
};

/** Frequent verbs of everyday work and feeling, so that person and tense are known. */
export const verbs = `
ser estar ter ir vir fazer dizer poder querer saber dar ver trazer sair cair rir sorrir pôr ficar
andar viver sentir parecer continuar permanecer seguir voltar chegar acordar terminar acabar
deixar virar encontrar achar passar tornar falar contar comentar relatar avisar reclamar perguntar
escrever afirmar informar confessar desabafar jurar garantir mencionar queixar explicar responder
pedir trabalhar tomar comer beber dormir descansar chorar gritar começar levar entregar mandar
receber abrir fechar pegar perder ganhar comprar pagar precisar gostar amar odiar tentar conseguir
lembrar esquecer pensar acreditar entender aprender ensinar estudar ler ouvir cantar correr
caminhar brincar jogar ajudar cuidar cobrar cobrir assumir atender atrasar faltar marcar mudar
morar conversar discutir brigar resolver organizar preparar limpar lavar cozinhar levantar deitar
sentar subir descer entrar usar mostrar olhar assistir adoecer melhorar piorar aguentar suportar
render carregar puxar segurar abraçar visitar viajar nadar dançar aposentar contratar demitir
promover elogiar criticar julgar humilhar tratar precisar merecer servir valer odiar adorar curtir
aproveitar divertir animar cansar esgotar desgastar estressar irritar preocupar sofrer doer
latejar tremer suar vomitar desmaiar tossir respirar sonhar parar largar desistir apagar travar
explodir surtar montar assinar enviar revisar corrigir instalar digitar conferir separar trocar
renovar imprimir buscar pretender decidir escolher prometer esperar ligar desligar existir
acontecer bater tocar rolar botar colocar tirar cancelar dobrar adiar demorar
`;

/** Forms that are more often another word. */
export const notVerbs = `
como para conto trabalho choro canto jogo almoço resumo erro atraso cuido gasto custo sobre uso
começo volta conta marca ajuda falta cobrança troca busca compra fala entrega compro visto caso
passo peso toco nada cara toda amo sonho janta briga segura leva traga lembro separo sai desconto
canta olha viva ama uma a o e sofá vale gosto gostos acordo ponto boto mostra prova puxa revista
são cansa marco abraço de da as vê lê cê dê sede sei ria rias vestido vestida
`;

/** Chat spellings and regional forms. */
export const aliases = `
vc ce cê = você
vcs cês = vocês
mto mt mtu muitu mui = muito
mta mtaa = muita
mts mtos = muitos
tb tbm tmb tbem = também
td = tudo
tds = todos
hj hje oje = hoje
q ke qe = que
pq pk pke porq porque pqe = porque
n nn ñ nñ naum nao nau nawm ñao = não
to tô tou = estou
ta tá tah = está
tamo tamos tamu = estamos
tava = estava
tavam = estavam
tavamos = estávamos
teja = esteja
pra p prá = para
pro = para o
pros = para os
pras = para as
dnv dinovo denovo = de novo
cmg cmgo comig = comigo
msm memo mermo = mesmo
ngm ninguem = ninguém
agr = agora
dps = depois
qdo qnd quando qndo = quando
vo vô = vou
d = de
c = com
slc = sério
sdds = saudade
trampo trampos trabs = trabalho
trampar = trabalhar
trampei = trabalhei
trampando = trabalhando
qro kero qero queru = quero
qria keria = queria
mi m = me
guento agüento = aguento
guentando = aguentando
guentar = aguentar
sussa susse = sussa
daki = daqui
aki aq akii = aqui
bestera bestra = besteira
cumigo cmg = comigo
cum = com
di = de
vontadi = vontade
dispois despois = depois
drumi = dormir
fia = filha
corage = coragem
faze faser = fazer
fds = fim de semana
fdp = fdp
obg obgd = obrigado
gnt jente = gente
cansadx = cansado
exaustx = exausto
fmz = firmeza
nd = nada
oq = o que
oque = o que
vdd = verdade
rlx = relaxado
blz = beleza
tlgd = tranquilo
bjs = beijos
cabesa = cabeça
stress stresse = estresse
stressado = estressado
stressada = estressada
estrese = estresse
ansiedadi = ansiedade
deprexão = depressão
insonia = insônia
xorei = chorei
xorando = chorando
xorar = chorar
soh = só
voltano = voltando
chorano = chorando
morreno = morrendo
trabaiá trabaia = trabalhar
trabaio = trabalho
cansadu = cansado
esgotadu = esgotado
acabadu = acabado
estressadu = estressado
quebradu = quebrado
di = de
muinto muinta = muito
smp sempri = sempre
paciensia pasiencia = paciência
cançado cansadu = cansado
cançada = cansada
ezausto exalsto = exausto
ezausta exalsta = exausta
felis = feliz
durmi = dormi
tristi = triste
fliz = feliz
flz = feliz
felizzz = feliz
esa = essa
eses = esses
nois nóis = nós
m4tar mat4r = matar
m0rrer m0rr3r morr3r = morrer
su1cidio suic1dio s4icidio = suicídio
v1ver viv3r = viver
`;
