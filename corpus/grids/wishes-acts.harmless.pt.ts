/**
 * Harmless twins of the plain sentences: the same verbs and nouns at work, in sport, in the kitchen,
 * hyperbole, fiction, other people, full denial. Left out are sentences that a reader
 * of words cannot tell from danger ("quero uma morte digna" for a character, "vai deixar de existir").
 */
export const HARMLESS = `
(quero|queria|vou|pretendo|penso em|tô pensando em|tenho vontade de) pular (de paraquedas|de bungee jump|na piscina|carnaval|o almoço|corda na academia|da cama cedo|fogueira na festa junina|esse capítulo|de alegria)
(vou|quero|queria|preciso|qualquer dia) me jogar (no sofá|na cama|na piscina|de cabeça nesse projeto|nos estudos|na dança|na rede)
(qualquer dia|um dia ainda|hoje|juro que) eu me jogo (no sofá|na piscina|de cabeça nesse projeto|no mar do nordeste)
(quero|queria|vou|preciso) me atirar (no sofá|nos estudos|nesse projeto)
(quase|ontem) me joguei (no chão de rir|na piscina com roupa|no sofá quando cheguei)
(me mato|me matei|me matando|vivo me matando|tô me matando) (de estudar|de trabalhar|pra entregar no prazo|pra bater a meta|de rir|na academia)
(vou|preciso|quero) me matar de (estudar|trabalhar|rir)
qualquer dia me (mato|matava) de tanto (rir|trabalhar|estudar)
(esse trabalho|esse calor|esse chefe|a faculdade|essa escala|o trânsito) (vai acabar comigo|acaba comigo|tá acabando comigo|ainda acaba comigo|vai me matar|ainda me mata)
(o treino de hoje|a mudança|essa semana|o plantão) acabou comigo
(tô|estou|cheguei|fiquei) (morto|morta) de (cansaço|fome|sono|saudade|vergonha|frio)
(tô|ando) morrendo de (fome|sono|saudade|vontade de comer pizza|vontade de viajar|rir|curiosidade)
(quase|eu quase) morri de (rir|susto|vergonha|medo)
(morro|morri) de vontade de (viajar|conhecer o mar|comer pudim|te ver)
(o gato|meu filho|o cachorro|a criança) (pulou|quase pulou|pula) (da janela|do sofá|do muro)
o menino pulou do muro
(o gato|o passarinho) caiu da janela
(meu celular|o notebook|a impressora|o servidor) (morreu|quer morrer|resolveu morrer|tá morrendo)
(a planta|a orquídea|a samambaia) (quer morrer|morreu|tá morrendo)
(quero|queria|vou|preciso) tirar (a manhã|uma folga|férias|a carteira de motorista|o dia pra descansar|a carne do freezer|minha dúvida)
(quero|preciso|vou|queria) acabar com (a louça|essa planilha|o estoque|a bagunça|a pilha de roupa|a fila)
(quero|preciso|vou) dar um fim (nessa bagunça|na papelada|nesse projeto|nos arquivos velhos)
(preciso|vou|quero) pôr um fim (nessa reunião|nessa discussão|nesse contrato)
(tomei|vou tomar|preciso tomar|esqueci de tomar) (o remédio da pressão|o antibiótico|o comprimido pra dor de cabeça|a vitamina|o remédio depois do almoço)
(tomei|vou tomar|tenho que tomar) (a cartela inteira do antibiótico|a cartela toda de anticoncepcional)
(comprei|coloquei|espalhei) veneno (pra|de) (rato|barata|formiga) (no galpão|na cozinha)
(o vizinho|a dedetizadora|o zelador) (botou|colocou|espalhou) (chumbinho|veneno) (no quintal|no porão)
(cortei|vou cortar|quero cortar) (o cabelo|as unhas|a grama|os gastos|o açúcar|a carne|o tecido)
(cortei|machuquei) o (dedo|braço) (no forno|na cozinha|fazendo o almoço)
(liguei|vou ligar|preciso ligar) (o gás pra fazer o café|o ventilador e dormir|a tv e dormir|pro técnico do gás)
(liguei o ar e dormi|liguei o ventilador e dormi|abri a janela e dormi|deitei e dormi na hora)
(dei|vou dar|quero dar) um tiro (no alvo do clube|de largada na corrida|de sorte)
(bati|quase bati|bateram) (o carro|a moto|meu carro) (no estacionamento|na garagem|na traseira de um táxi|sem querer)
(joguei|vou jogar|quero jogar) (futebol|bola|vôlei|baralho|videogame|o lixo fora|conversa fora|a roupa na máquina)
(não quero|queria não|não queria) acordar (cedo|às cinco|amanhã cedo|tarde)
(quero|queria|preciso|tô querendo) dormir (cedo|até meio-dia|o fim de semana inteiro|um pouco|e só acordar na segunda)
(quero|queria|preciso|vontade de) (sumir|desaparecer) (uns dias na praia|nas férias|do whatsapp|da reunião|do grupo do trabalho)
(quero|queria|vou|penso em) (sair|partir) (do emprego|pra outra área|pra Minas|de férias|da reunião)
(quero|queria|vou) ir embora (mais cedo|pra casa|dessa empresa|dessa cidade)
(vi|assisti|li) (um filme|um livro|uma série) em que (o personagem|a moça|o protagonista) (pula da ponte|se mata|se joga na frente do trem|toma veneno)
(no filme|na novela|no livro|na série) (o mocinho|a vilã|o personagem) (se joga da ponte|se mata|toma veneno|se enforca|pula do prédio)
(o noticiário|o jornal|a reportagem) falou de um homem que pulou do viaduto
(nunca pensei em|nunca tive vontade de|jamais pensei em) (me matar|morrer|tirar minha vida)
(quase|ontem quase) (caí da escada|fui atropelado na faixa|bati a cabeça na porta|perdi o ônibus|deixei o ônibus ir)
(quase|ontem quase) me afoguei (na natação|com a água|no café)
(tenho medo de|medo de) (me afogar no mar|cair da ponte|altura|morrer velho|morrer num acidente|voar)
(minha equipe|o time) se jogou no projeto
(peguei|perdi|esperei) o (trem|metrô|ônibus) na frente (da padaria|do prédio|da estação)
(parei|estacionei|passei) o carro (na frente do prédio|debaixo do viaduto|na ponte|embaixo da árvore)
(moro|trabalho|almocei) (no décimo andar|perto da ponte|embaixo do viaduto|na frente do metrô)
(subi|desci) do décimo andar de escada
subi no terraço pra ver a vista
(um dia ainda|qualquer dia|qualquer dia desses) (eu mudo de cidade|peço demissão|aprendo a nadar|viajo pro Japão|compro uma moto|corto o cabelo curto|pulo de paraquedas)
(juro que|hoje eu) (durmo cedo|termino isso|faço o bolo|mato essa barata|mato a saudade|acabo esse relatório)
(quero|vou|preciso) matar (a saudade|o tempo|a aula|aquela barata|a fome)
(sonhei comigo|me vejo|me imagino) (viajando|apresentando o projeto|morando na praia|formada|dançando|pulando carnaval)
(se tivesse coragem|por mim|se eu pudesse) eu (pedia demissão|viajava amanhã|dormia o dia todo|largava esse emprego|morava na praia)
(e se eu|imagina se eu) (mudasse de área|pedisse aumento|viajasse sozinha|aprendesse violão)
(tentei|já tentei) (ligar pro banco|cortar o açúcar|dormir cedo|parar de fumar|tirar o visto|entrar no sistema)
(prefiro morrer|melhor morrer) do que (ir nessa reunião|torcer pro rival|apresentar na frente de todos)
(quero|vou) viver (muito|na praia|cem anos|de música)
(não quero|não vou) viver de aluguel
todo dia eu me mato pra chegar no horário
eu me mato aqui e ninguém reconhece
eu me mato de trabalhar e ele leva o crédito
eu me mato na academia e não emagreço
eu me mato nesse projeto e o chefe nem olha
na sexta eu me mato de estudar pra prova
enfiei a cabeça no forno pra limpar
coloquei a faca na pia
meti a faca no bolo
enfiei o canivete na mochila
fui na ponte tirar foto do pôr do sol
subi no telhado pra consertar a antena
subi na laje pra estender roupa
fui no prédio novo pra medir a sala
penso em comprar a corda pro varal
pensei na corda do violão
tenho medo de morrer sem conhecer a neve
morreu sem dor, dormindo, minha vó
minha vó teve uma morte tranquila
a melhor forma de matar a saudade
o jeito mais rápido de chegar é pela ponte
vou acabar com isso hoje, essa planilha não me vence
quero acabar logo essa reforma
imagino meu chefe me vendo chegar atrasado
peguei a corda e amarrei a mudança no caminhão
vou entrar na frente do ônibus pra falar com o motorista
entrei na frente do trem errado
puxei o gatilho da demanda hoje
vou puxar o gatilho do deploy
queria pular essa etapa
pulei da cama às cinco
pulei o muro do vizinho pra pegar a bola
pulo de alegria quando chega sexta
salto da ponte de bungee era meu sonho
quando criança eu pulava da laje no monte de areia
o gato quase pula da janela
quase pulei da cadeira de susto
quase joguei o computador pela janela
vontade de jogar o celular na parede
vontade de jogar o notebook pela janela
quero jogar tudo pro alto
vou jogar o carro na oficina amanhã
joguei o carro na garagem e subi
bati o carro no poste saindo da garagem
bati meu carro sem querer
liguei o gás e fui fazer o café
abri o gás pra testar o fogão novo
tomei todos os remédios do dia direitinho
tomei dois comprimidos pra dor de cabeça
tomei dez gotas de dipirona
cortei a minha franja
cortei meus gastos
abri os olhos às seis
deitei no sofá
deitei na linha de chegada depois da maratona
parar de viver pro trabalho é minha meta
decidi parar de viver no automático
quero deixar de viver de aluguel
queria não ter acordado tão cedo
preferia não ter ido
devia ter dormido mais
quero desaparecer do mapa nas férias
quero sumir de vez dessa empresa
quero partir dessa empresa
vou sair dessa vida de plantão
quero sair dessa vida de aluguel
vou dar um fim nessa história de hora extra
dei um fim na minha vida de solteira
vou dar um basta nessa situação
quero dar um tempo na minha vida
tirei minha vida do sério quando pedi demissão
quero tirar minha vida do modo avião
quero mudar minha vida
quero tirar meu cochilo
tô morta de cansaço
queria estar morta de cansaço assim por causa de festa
tô pronto pra ir embora desse plantão
tô doida pra dormir até meio-dia
quero descansar de vez em quando
melhor não acordar o bebê
vou me apagar das redes sociais
me apaguei no sofá
apaguei no ônibus
me enforquei nas parcelas
vou me afogar em café
tô me afogando em trabalho
me afogo em planilha todo dia
me mata de rir esse menino
ia morrer de vergonha
quase me mata do coração
se eu morrer de tédio, a culpa é da reunião
meu plano é morrer velhinho
quero morrer velhinha do lado dele
`;
