/** Joy, calm and lightness, said with an evaluation, in Brazilian Portuguese. */
export const positive = `
# In so many words
não (caibo|coube|cabia|cabe) em mim [de] [tanta|tanto] (alegria|felicidade|contente|orgulho|felizes|feliz|emoção)
(respirei|respirar) (enfim|finalmente|de novo|aliviado/a), (meu|o) coração (transbordou|transborda|cantou|
  sorriu|aqueceu|se encheu), (passei|passamos) (a|o) (tarde|dia|manhã|noite) (cantando|rindo|dançando|sorrindo|
  gargalhando|em paz)
(trabalhei|cozinhei|ensinei|atendi|estudei|escrevi|dirigi) com (gosto|alegria|prazer|amor|o coração), (dia|
  turno|plantão|tarde|manhã) redondinho/a, foi redondinho, sinto que (vai|agora vai) dar certo
(me devolveu|me devolveram|devolveu) [o|a|um] [meu|minha] (sorriso|paz|alegria|vontade|ânimo|chão|esperança|
  fôlego|brilho|cor), acordei gente, voltei (outra|outro|outra pessoa) [pessoa], frio na barriga (bom|gostoso)
(cantei|cantamos|dancei|dançamos|assobiei) (no|na|pela|até|com|o|a) (carro|cozinha|chuveiro|sala|caminho|casa|
  rua|ônibus|turma|volta|meninas|crianças)
(fazia|faz|há) (tempo|tempos|anos|meses|séculos|muito tempo) que [eu] não (ria|rio|sorria|sorrio|me divertia|
  me sentia|dormia|dançava|gargalhava|respirava|descansava) .. (assim|tanto|tão|bem|leve|viva|vivo|inteira|
  inteiro|feliz|direito)
(esqueci|esquecemos) [até] (do mundo|da vida|dos problemas|do relógio|da hora), (dormi|dormimos) (oito|nove|dez|
  sete|8|9|10) horas (seguidas|direto|inteiras|sem acordar)
sem (despertador|alarme) e de bem com a vida, (em|uma) lua de mel com (o|a|meu|minha), (arretado|porreta|massa|
  tri) [de] (bom|boa|legal|demais)
(dia|tarde|manhã|noite|folga|domingo|semana) (arretado/a|porreta|massa|tri boa|tri bom|bom demais|boa demais|
  bonito/a|joia|supimpa)
# Joy
feliz/es, felicidade, felicíssimo/a, contente/s, ^alegre/s, alegria, alegrinho/a, radiante/s
eufórico/a, exultante/s, encantado/a, maravilhado/a, deslumbrado/a, empolgado/a, empolgação
entusiasmado/a, entusiasmo, ^animado/a, me <animar>, animadíssimo/a, vibrando, vibrei
de bem com a vida, de bem com, nas nuvens, em êxtase, emocionado/a, comovido/a, me <emocionar>
chorei de (alegria|emoção|felicidade|alívio|orgulho)
(chorando|choramos) de (alegria|emoção|felicidade|alívio), lágrimas de (alegria|emoção|felicidade)
me arrepiei de emoção, arrepiei de (emoção|felicidade)
coração (quentinho|cheio|leve|em paz|aquecido|feliz|transbordando|transborda|pulando de alegria)
(coração|alma) (lavada|leve|em festa|quentinha|alimentada), com a alma (lavada|leve)
de alma lavada, alma lavada, feliz da vida, felizona, felizão, rindo à toa, sorri à toa
sorrindo à toa, sorriso (de orelha a orelha|no rosto|largo|bobo|frouxo), sorrindo
sorri (o|a|de|muito|sozinho|sozinha|bastante)
(rir|ria|riam) (muito|muito|demais|bastante|até|alto|tanto|horrores|à toa|de|da|do|com|litros|
  pra caramba|juntos|sem parar)
ri (muito|demais|bastante|até|tanto|horrores|alto|de|da|do|com|litros|pra caramba|sozinha|sozinho|
  junto)
rimos [muito|demais|bastante|até|tanto|de|da|do|juntos|alto]
rindo (muito|até|de|da|do|sozinha|sozinho|alto), morri de rir, morrendo de rir, morto/a de rir
chorei de rir, chorando de rir, rachei [o bico|de rir|de tanto rir], rachando de rir
(demos|dei|dando|damos) [boas|muita|muitas|altas|uma|umas|gostosas] (risada|risadas|gargalhada|
  gargalhadas)
gargalhei, gargalhando, gargalhadas, (boas|altas|muitas) risadas, caí na gargalhada, caí na risada
me acabei de rir, mijei de rir, doeu a barriga de rir, <divertir> (muito|demais|bastante|horrores)
me <divertir>, nos divertimos, diverti muito, divertido/a demais, foi divertido
(que|tão|muito|foi|super|dia) divertido
(trabalhei|cozinhei|voltei|dirigi|andei|fui|lavei|acordei|vim|saí) (cantarolando|assobiando|
  cantando|dançando|sorrindo|saltitando|feliz)
cantarolando, assobiando, saltitante/s
%que (felicidade|alegria|alívio|gratidão|paz|orgulho|satisfação|emoção boa|vontade boa)
%que (delícia|maravilha|beleza|bom|legal|gostoso|sorte|máximo|top|dia bom|dia lindo|dia gostoso|
  massa|sonho|presente|privilégio|honra|luxo|vitória) [a minha|de dia|viver|estar]
%maravilha, %ótimo, %parabéns (pra|para) mim
%(adorei|amei|amando|adorando) [muito|demais|cada|o|a|meu|minha|esse|essa|este|esta|
  isso|tudo|ter|ser|estar|trabalhar|ensinar|ver|quando]
curti, curtimos, curtindo, curtição, <aproveitar> (cada|muito|bastante|bem|demais|o|a)
%gostando (muito|de|do|da), prazer (em|de|enorme|imenso), prazeroso/a
foi (um sucesso|uma delícia|um presente|emocionante|bom demais|inesquecível|um alívio|
  gratificante|mágico|libertador|leve)
gratificante/s, me fez [um|muito|tão] bem [danado|enorme|demais]
fez bem (pra|para) (mim|alma|cabeça), me fez [muito] bem, fazendo bem, faz bem pra mim
me faz [muito] (bem|feliz)
^felizão, ^felizona, ^felicíssima, ^contentão, ^contentona, ^exultante, ^jubiloso/a, ^extasiado/a
^fascinado/a, ^apaixonado/a por isso, ^empolgadaço
^animadão, ^animadona, ^animadinho/a, ^empolgadinho/a, ^alegrona, ^radiante, ^nas alturas
^serelepe/s, ^faceiro/a, ^de bem comigo
(feliz|contente|satisfeito|satisfeita|alegre|realizado|realizada|orgulhoso|orgulhosa|leve|empolgado|
  empolgada) (da vida|demais da conta|que só|pra caramba|pra caralho|pra chuchu|que nem cabe|
  feito criança|que nem criança|igual criança|como criança|à beça|até dizer chega)
(transbordando|explodindo|pulando|vibrando|chorando|chorei|chorou|gritei|cantando|dançando|cheia|
  cheio|tomada|tomado) de (alegria|felicidade|gratidão|orgulho|emoção|alívio|amor|esperança|
  entusiasmo|energia boa)
(chego|cheguei|volto|voltei|saio|saí|acordo|acordei|trabalho|trabalhei|cozinho|cozinhei|dirigi|
  dirijo|fui|vou|vim|lavei|passei|andei|caminhei|varri|subi|desci) [do|da|de|pra|em|o|a|no|na|
  todo] [trabalho|serviço|escola|casa|rua|dia|caminho|turno|cama] (cantando|cantarolando|assobiando|
  sorrindo|dançando|rindo|saltitando|feliz|leve|renovado|renovada|em paz|contente|radiante|aliviado|
  aliviada|realizado|realizada|animado|animada|flutuando|nas nuvens|inspirado|inspirada|revigorado|
  revigorada|encantado|encantada|de alma lavada|de coração cheio|de peito leve|
  com o coração (cheio|leve|quentinho|em paz|tranquilo|transbordando|feliz|aquecido|cantando|em festa))
(ganhei|ganhou|salvou|fez|valeu|iluminou|alegrou|melhorou|coloriu) (o|meu|todo o|a|minha) (dia|
  semana|mês|manhã|tarde|noite|plantão|turno|ano)
(lavei|lavou|lava|lavar) a (alma|minha alma), de alma (lavada|leve|nova), (coração|peito|
  alma) (quentinho|quentinha|quente|cheio|cheia|leve|em paz|aquecido|aquecida|feliz|transbordando|
  em festa|derretido|tranquilo|tranquila|alegre|grato|grata|agradecido|cantando|sossegado|sossegada|
  lavada|lavado|renovada|acalentado|abraçado)
(me|nos) (alegrei|alegro|alegra|alegrou|diverti|divertimos|divirto|emocionei|emociono|emocionou|
  encantei|encanto|encantou|empolguei|empolgo|empolgou|animei|animo|orgulho|orgulhei|orgulhou|
  surpreendi positivamente|deliciei|realizei|realizo|realiza|reencontrei|redescobri|acalmei|acalmo|
  acalmou|tranquilizei|tranquilizou|aliviou|confortou|fortaleceu|inspirou|inspira|motivou|motiva|
  renovei|renovou|revigorou|recompus|refiz|refazer|reergui|senti acolhida|acolheu|acolheram|
  abraçaram|abraçou forte|apoiaram|apoiou|ouviu de verdade|escutou com carinho|elogiou|elogiaram|
  aplaudiram|agradeceu|agradeceram|parabenizou|parabenizaram|valorizou|valorizaram|reconheceu|
  reconheceram|reconheceram o)
(rachei|rachamos|chorei|choramos|morri|morremos|mijei|passei mal|caí na|caímos na|quase morri|
  quase chorei|rolei|gargalhei|gargalhamos) [de|tanto|no] (rir|risada|gargalhada|gargalhar|
  tanto rir)
ri (demais|tanto|alto|à toa|sozinho|sozinha|muito|bastante|até|de|da|do|com|que|feito|pra caramba|
  junto), rimos, ríamos, gargalhada (gostosa|boa|geral|coletiva|daquelas), (altas|boas|muitas|
  gostosas|tantas) (risadas|gargalhadas), risada (boa|gostosa|geral|solta), (muita|tanta|só) (risada|
  alegria|gargalhada|diversão|gratidão|felicidade|paz|coisa boa|emoção boa)
(sorri|sorrindo|sorrio|sorriso) (de orelha a orelha|à toa|o dia todo|o dia inteiro|sozinho|sozinha|
  bobo|largo|no rosto|sem perceber|por dentro|de verdade|frouxo|até agora|que não cabe|enorme)
(todo mundo|a gente|nós|todos|a turma|a equipe|a família) (riu|rimos|deu risada|deu gargalhada|
  gargalhou|se divertiu|comemorou|vibrou|aplaudiu|se emocionou), (comemorei|comemoramos|celebrei|
  celebramos|brindei|brindamos|festejei|festejamos|vibrei|vibramos|comemorando|celebrando)
%que (alívio|felicidade|alegria|paz|orgulho|gratidão|emoção|delícia|sensação boa|sensação gostosa|
  coisa boa|dia feliz|dia leve|dia bom|dia lindo|dia gostoso|semana boa|semana leve|manhã boa|
  manhã linda|tarde boa|tarde gostosa|tarde linda|noite boa|noite gostosa|noite linda|
  fim de semana bom|sossego|leveza|calmaria|satisfação|realização|conquista|vitória|
  presente|momento|saudade boa|energia boa|clima bom|equipe boa|turma boa|gente boa|time bom|
  encontro bom|conversa boa|almoço bom|aula boa|plantão bom|plantão tranquilo|turno bom|
  turno tranquilo|dia tranquilo|dia produtivo|descanso bom|tranquilidade|aconchego|carinho|
  acolhimento|apoio)
(foi|tá sendo|está sendo|tem sido|é|era) [um|uma|tão|muito|super|bem|o|a|até|mesmo] (delícia|alívio|
  presente|prazer|honra poder|alegria|privilégio|sonho|maravilha|maravilhoso|maravilhosa|gostoso|
  gostosa|delicioso|deliciosa|divertido|divertida|emocionante|gratificante|libertador|libertadora|
  revigorante|inspirador|inspiradora|reconfortante|acolhedor|acolhedora|inesquecível|especial|
  lindo demais|bom demais|bom pra mim|bom pra cabeça|bom pra alma|ótimo pra mim|leve e|bálsamo|
  respiro|sopro de vida|refresco|abraço na alma|carinho na alma|festa só|pura alegria|só alegria|
  momento bom|momento lindo|momento feliz|um sucesso)
(amei|adorei|curti|gostei|aproveitei|saboreei|desfrutei|me amarrei|me apaixonei|apaixonei|curtimos|
  aproveitamos|amamos|adoramos|gostei muito|gostei demais) (o|a|os|as|de|do|da|dos|das|cada|muito|
  demais|tudo|tanto|ter|estar|ver|poder|meu|minha|esse|essa|isso|participar|ensinar|atender|
  conversar|por|pelo|pela|bastante)
%(amo|adoro) (o que faço|meu trabalho|minha profissão|meu emprego|ensinar|dar aula|minha equipe|
  minha turma|meus alunos|meus pacientes|esse time|essa equipe|essa turma|essa profissão|
  trabalhar aqui|trabalhar com|cuidar de gente|cuidar das pessoas|esse lugar)
(gosto|gostando|gostei) (do que faço|do meu trabalho|de trabalhar aqui|de dar aula|da minha equipe|
  da minha turma|de ensinar|desse trabalho|da minha rotina|da minha vida|de mim|do silêncio|
  de quem sou|de estar aqui|da equipe|do ambiente|do clima)
(voltei|voltando|volto|voltou|comecei|aprendi) a (gostar|sorrir|rir|dormir bem|viver|respirar|cantar|
  sonhar|acreditar|confiar|sentir prazer|sentir alegria|ter prazer|ter vontade|ter energia|
  ter esperança|me reconhecer|me sentir|me divertir|me cuidar|ver graça|ver sentido|acordar feliz|
  acordar disposta|acordar disposto|dar risada|enxergar|amar|comer com gosto|comer com prazer|
  ler por prazer)
(vi|vejo|encontrei|achei|reencontrei|redescobri|recuperei|resgatei|senti|sinto|sentindo) [de novo|
  novamente|o|a|um|uma|meu|minha|muito|muita|de volta|tanta|tanto|enorme|imensa|imenso|aquela|
  aquele] (sentido no que|prazer no|prazer em|prazer|alegria|gosto pelo|propósito|alívio|leveza|paz|
  orgulho|gratidão|calma|tranquilidade|felicidade|esperança|sossego|segurança em mim|
  confiança em mim|brilho|paixão pelo|vontade de viver|pertencimento|acolhimento|apoio|carinho|
  conforto|aconchego|satisfação|entusiasmo|serenidade|plenitude|equilíbrio|sensação boa|coisa boa|
  energia boa)
# Calm and lightness
^calmo/a, ^tranquilo/a, tranquilidade, tranquilão, tranquilona, tranquilaço, sereno/a, serenidade
sossegado/a, sossego, em paz, paz (interior|no coração|de espírito|danada|enorme|imensa)
muita paz, uma paz, (com|senti|sinto|trouxe|encontrei|estou em) paz, ^leve/s, leveza, mais leve
aliviado/a, alívio, me aliviou, que alívio, sensação (boa|gostosa|maravilhosa|ótima|deliciosa)
peso (tirado|saiu|a menos|saindo) [das|dos|de] [costas|ombros|cima], tirei um peso, saiu um peso
um peso a menos, respirei (aliviado|aliviada|fundo e|melhor), respiro aliviado/a, relaxado/a
<relaxar> [muito|bastante|de verdade|demais|finalmente|um pouco], relaxante, relaxei, relaxando
zen, de (boa|boas|buenas|boaça) [na lagoa], suave [na nave], ^suave, na paz, sussa, susse
^confortável, aconchego, ^acolhido/a
me senti (acolhido|acolhida|ouvido|ouvida|vista|visto|valorizado|valorizada|querida|querido|amada|
  amado|útil|importante|apoiada|apoiado|segura|seguro|parte|respeitada|respeitado|em casa|
  compreendida|compreendido|bem|viva|vivo|capaz|especial|leve|livre|realizada|humana)
me sinto (acolhido|acolhida|ouvido|ouvida|visto|vista|valorizado|valorizada|querida|querido|amada|
  amado|útil|apoiada|apoiado|segura|seguro|respeitada|respeitado|em casa|compreendida|bem|
  muito bem|ótima|ótimo|melhor|viva|vivo|capaz|livre|forte|inteira|inteiro|preparado|preparada|
  renovado|renovada|leve|realizado|realizada|pronta|pronto|confiante|jovem|nova|novo|no caminho|
  maravilhosa|incrível|importante)
sinto me (bem|ótimo|melhor|leve)
me sentindo (bem|ótima|ótimo|melhor|viva|vivo|leve|livre|forte|capaz|renovada|renovado|útil|
  valorizada|valorizado|acolhida|acolhido|plena|realizada|realizado|em casa|amada|amado|outra)
apoiado/a, amparado/a, (bem|muito) (recebido|recebida|cuidada|cuidado)
apoio (do|da|dos|das|enorme|de todo|incrível), cercado/a de (gente boa|carinho|amor|amigos)
<ganhar> (um|o) (abraço|elogio|reconhecimento) [gostoso|apertado|lindo], equilibrado/a, equilíbrio
centrado/a, harmonia, plenitude, ^pleno/a
sensação de (paz|alívio|leveza|dever cumprido|liberdade|conquista|bem estar), dever cumprido
missão cumprida, bem estar, bem comigo, em paz comigo, de bem comigo, satisfeito/a comigo
^saudável, cuidando de mim, me cuidando [mais]
^calminho/a, ^calmíssimo/a, ^tranquilinho/a, ^tranquilíssimo/a, ^pacífico/a, ^apaziguado/a
^pacificado/a, ^desacelerado/a, ^despreocupado/a, ^desestressado/a, ^desencanado/a, ^acalmado/a
^sossegadinho/a, ^aconchegado/a, ^confortado/a, ^fortalecido/a, ^equilibrado/a, ^seguro/a
^protegido/a, ^amado/a, ^querido/a, ^valorizado/a, ^reconhecido/a, ^respeitado/a, ^compreendido/a
^escutado/a, ^ouvido/a, ^pertencente, ^em casa comigo, ^livre/s, ^liberto/a
^solto/a e leve
(me|nos) (sinto|senti|sentindo|sentimos|sentido|vejo) [mais|muito|tão|super|bem|cada vez mais|
  finalmente|realmente|de novo|novamente|outra vez|mesmo] (acolhido|acolhida|ouvido|ouvida|visto|
  vista|valorizado|valorizada|querido|querida|amado|amada|útil|importante|apoiado|apoiada|seguro|
  segura|parte|respeitado|respeitada|em casa|compreendido|compreendida|bem|muito bem|ótimo|ótima|
  melhor|vivo|viva|capaz|especial|leve|livre|realizado|realizada|humano|humana|gente de novo|forte|
  inteiro|inteira|preparado|preparada|renovado|renovada|pronto|pronta|confiante|jovem|novo|nova|
  maravilhosa|maravilhoso|incrível|grato|grata|privilegiado|privilegiada|abençoado|abençoada|
  orgulhoso|orgulhosa|calmo|calma|tranquilo|tranquila|sereno|serena|em paz|pleno|plena|completo|
  completa|competente|acompanhado|acompanhada|amparado|amparada|protegido|protegida|descansado|
  descansada|disposto|disposta|motivado|motivada|inspirado|inspirada|energizado|energizada|à vontade|
  aliviado|aliviada|feliz|satisfeito|satisfeita|reconhecido|reconhecida|fortalecido|fortalecida|
  outra pessoa|eu mesmo|eu mesma|eu de novo|uma rainha|um rei|poderosa|poderoso|bonita|bonito|linda|
  lindo|esperançoso|esperançosa|otimista|equilibrado|equilibrada|pertencente|no caminho certo|
  no lugar certo|saudável|curado|curada|recuperado|recuperada)
(em|na|numa|de|com|uma|muita|só|senti|sinto|encontrei|trouxe|tô em|estou em|fiquei em|dormi em|
  acordei em|vivo em|dá) [santa|tanta|muita|imensa|uma] (paz|calmaria|serenidade|
  tranquilidade) (interior|comigo|com isso|enorme|imensa|danada|no peito|no coração|de espírito|
  de criança|de quem|boa|gostosa|total)
(em|na) paz, (na|numa) boa, de boinha, de boas, de boaça, sussu, suavão, de leve, tranquilex, tranks
 na santa paz, na maior paz, sem estresse nenhum
(cabeça|mente|consciência|alma|peito|coração|corpo) (leve|tranquila|tranquilo|em paz|limpa|limpo|
  fresca|descansada|descansado|relaxado|relaxada|sossegada|sossegado|calma|calmo|serena|sereno|
  agradece|agradeceu|solto|solta|renovada|renovado|aliviada|aliviado)
(respirei|respiro|respirando|consegui respirar) (aliviado|aliviada|fundo e sorri|melhor|em paz|
  tranquila|tranquilo|leve|de novo|com calma)
(tirei|tirou|tiraram|saiu|caiu|sumiu|larguei|botei) [um|o|esse|aquele|de] (peso|fardo|nó|elefante|
  caminhão) (das|dos|de|da|nas|do) (minhas|meus|costas|ombros|cima de mim|mim|consciência|peito|
  coração)
(desliguei|desligar|me desliguei|consegui desligar|desconectei|me desconectei|desacelerei|
  desestressei|espaireci|relaxei|descansei|repousei|recarreguei|revigorei|me refiz|respirei|
  sosseguei|aquietei) [de|o|a|por|as|um|bem|bastante|muito|completamente|totalmente|tudo] (verdade|
  celular e|baterias|energias|mente|cabeça|finalmente|pouco|completo|corpo|alma|demais|à beça)
descansei, relaxei, desacelerei, espaireci, desestressei, sosseguei, (descansando|descansar|
  repousando) (bem|bastante|muito|de verdade|finalmente|o suficiente|direito), descanso (merecido|
  bom|de verdade|gostoso|necessário e bom|delicioso|pleno)
(disse|falei|dizer|falar|consegui dizer|soube dizer|aprendi a dizer) não (e|sem|com|pra hora extra e|
  pro plantão e) (fiquei|me senti|culpa|dormi|leve|alívio|orgulho|tranquila|tranquilo|saí|foi|estou)
(sem pressa|sem correria|no meu ritmo|no meu tempo|com calma e|sem culpa nenhuma|
  sem culpa alguma) (e|nenhuma|de|que|hoje|alguma)
(bem|muito|super|tão) (recebido|recebida|recebidos|acolhida|acolhido|tratado|tratada|cuidado|cuidada|
  acompanhado|acompanhada|amparado|amparada), (recebi|ganhei|tive|senti|sinto|tenho|com o|veio|
  chegou) [muito|tanto|um|o|todo|todo o|tanta|aquele|uma|só] (carinho|apoio|acolhimento|abraço|
  abraço apertado|abraço gostoso|cafuné|elogio|elogios|reconhecimento|parabéns|palavras lindas|
  força dos colegas|suporte|colo|amor|ajuda boa|retorno positivo|feedback positivo|feedback bom|
  feedback lindo|homenagem|mensagem linda|bilhete lindo|cartinha linda|aplausos)
(elogio|elogios|reconhecimento|carinho|apoio|abraço|parabéns|homenagem) (do|da|dos|das|de) [meu|
  minha|meus|minhas|um|uma|toda|todo|todos] (chefe|chefia|gestora|gestor|diretora|diretor|
  coordenadora|coordenador|cliente|clientes|equipe|turma|alunos|aluno|aluna|paciente|pacientes|
  colegas|colega|time|supervisora|supervisor|pais|banca|família|patrão|patroa|mães|professora|
  orientadora|orientador)
(ambiente|clima|turno|plantão|dia|tarde|manhã|noite|semana|rotina|jornada|expediente|escala|domingo|
  sábado|feriado|folga|reunião|conversa|encontro|passeio|férias|fim de semana) [foi|está|estava|hoje|
  é|anda] (leve|leves|acolhedor|acolhedora|gostoso|gostosa|delicioso|deliciosa|maravilhoso|
  maravilhosa|tranquilo|tranquila|sossegado|sossegada|harmonioso|harmoniosa|feliz|alegre|divertido|
  divertida|produtivo|produtiva|incrível|perfeito|perfeita|lindo|linda|abençoado|abençoada|sereno|
  serena|calmo|calma|memorável|inesquecível|excelente|ótimo|ótima|agradável|especial|fantástico|
  fantástica|show|top|massa|de paz|de descanso|de ouro|bom|boa|revigorante|renovador|renovadora|
  restaurador|restauradora|mágico|mágica)
(equipe|time|turma) [é|foi] (leve|acolhedor|acolhedora|parceiro|parceira|unido|unida|maravilhoso|
  maravilhosa|incrível|harmoniosa)
(ri|rimos|rir|rindo|riu) até (chorar|doer|perder o ar|cair|a barriga|passar mal)
# Peace and being treated as somebody
(estou|fiquei|ando|numa|me deu) (numa|uma|em) paz (que só vendo|danada|tremenda|boa|gostosa|grande|imensa)
numa paz [que só vendo|danada|boa|gostosa], me (senti|sinto) (gente|humano/a|alguém) [de novo|outra vez]
eu (tranquilo/a|calmo/a|em paz|leve) pela primeira vez, se emocionou de alegria, me emocionei de alegria
`;
