/** Present wellbeing, said with an evaluation, in Brazilian Portuguese. */
export const positive = `
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
# Rest and energy
descansado/a, descansei, descansamos, descanso (merecido|bom|de verdade), repousado/a
recuperado/a, renovado/a, revigorado/a, restaurado/a, reenergizado/a, recarregado/a
recarreguei [as|a|minhas] (baterias|energias|pilhas|bateria)
(baterias|energias|energia|bateria) (recarregadas|renovadas|cheia|recarregada|lá em cima|a mil|
  de sobra|boa|no talo|renovada|em cem)
novo/a em folha, novinho/a em folha
<dormir> (bem|muito bem|feito|que nem|igual|como|cedo e bem|cedo e muito bem|a noite toda|
  a noite inteira|super bem|melhor|maravilhosamente|gostoso|demais de bem|
  pesado|profundamente|tranquilo|tranquila|em paz|direto|direitinho|lindamente|como um anjo|
  como um bebê|o sono dos justos) [feito|pedra|um|uma|anjo|bebê|anjinho|horas]
dormi (feito|igual|que nem|como) [uma|um] (pedra|anjo|bebê|criança|rei|rainha|neném)
(noite|sono) (boa|ótima|bom|ótimo|maravilhosa|tranquila|tranquilo|reparador|reparadora|profundo|
  gostoso|perfeita|de sono|incrível) [de sono]
boa noite de sono
acordei (bem|ótima|ótimo|disposta|disposto|outra pessoa|outro|outra|leve|renovada|renovado|
  descansada|descansado|feliz|cantando|sorrindo|animada|animado|melhor|cheia de energia|
  cheio de energia|de bom humor|com energia|inspirada|novo|nova|zerado|zerada)
disposto/a, disposição, bem disposto/a, energizado/a, enérgico/a
cheio/a de (energia|gás|disposição|vida|vontade|ideias|pique|força|amor|esperança|orgulho|
  gratidão|planos)
cheio/a de gás
com (energia|gás|pique|disposição|força total|ânimo|vontade de viver|todo o gás|o gás todo|
  ânimo renovado|as energias|a corda toda|bom humor|fome de bola|garra|entusiasmo) [total|
  de sobra|renovada|pra|novo]
tenho (energia|disposição|pique|gás|ânimo|vontade) [de sobra|pra|para|de novo|de]
energia (boa|de sobra|lá em cima|pra dar e vender|total), a mil por hora de feliz
ligado/a no 220 de alegria
(energia|ânimo|disposição|vontade|alegria|humor|prazer|gosto|motivação|brilho|foco) [já|] (voltou|
  voltando|melhorou|melhor|voltaram|está voltando)
(voltei|voltando|volto) a (dormir|sorrir|viver|sentir prazer|me sentir|rir|ter|cantar|comer bem|
  respirar|gostar|sonhar)
bom humor, de bom humor, bem humorado/a, humor (ótimo|bom|lá em cima), vivo/a de novo, revivi
renasci, renascendo, no meu melhor
# Pride, gratitude, success
orgulho (de mim|da|do|dos|das|de|imenso|enorme|danado|que|besta), orgulho, orgulhoso/a, me orgulho
me orgulhei, ^grato/a (a|à|ao|por|pelo|pela|pelos|pelas|de|que|demais), me sinto grato/a, gratidão
gratíssimo/a, (estou|tô|ando|sou|fico|fiquei|acordei|estive|saio|saí|sigo) grato/a, agradecido/a [a|por|pela|pelo]
agradeço (a|por|pela|pelo) (deus|vida|tudo|cada|apoio), abençoado/a, bênção, sortudo/a
privilegiado/a, ^realizado/a, realização pessoal, realizadíssimo/a, ^satisfeito/a, satisfação
confiante/s, confiança (em mim|de volta|lá em cima), seguro/a de mim, motivado/a
motivação (lá em cima|total|a mil|renovada), motivadíssimo/a, ^inspirado/a, encorajado/a
esperançoso/a, esperança, otimista/s, otimismo, focado/a, foco total
produtividade (boa|lá em cima), <render> (bem|muito|bastante|demais|horrores)
rendeu (bem|muito|bastante|demais|horrores), dia rendeu, capaz de tudo, sou capaz
consegui (respirar|descansar|relaxar|me divertir|rir|desligar|dormir|curtir|aproveitar)
(fui|sendo|ser|me senti|ganhei|recebi) [um|muito|muitos|super|tão|bastante] (elogiado|elogiada|
  reconhecido|reconhecida|valorizado|valorizada|aplaudido|aplaudida|
  homenageado|homenageada|elogio|elogios|parabéns|aplausos|reconhecimento|homenagem|
  feedback positivo|feedback bom)
(deu|deram|dando|tudo dando|está dando|tá dando) (tudo|tão|super|muito) certo, (tudo|parto|cirurgia|
  apresentação|projeto|plano|entrega|prova|banca|aula|negócio|evento|receita) [que|hoje|já] (deu|
  dando) [muito|super] certo, tudo certinho
arrasei, mandei bem, mandei muito bem, mandamos bem, acertei em cheio, tirei de letra, brilhei
(foi|saí|saímos|voltei) [super|muito|tão|com] (vitorioso|vitoriosa|emocionada|emocionado|
  realizada|realizado|fortalecida|fortalecido|leve|feliz|renovada|renovado|inspirada|inspirado|
  animada|animado|sorrindo)
venci, vencemos, vitorioso/a, valeu (a pena|muito a pena|cada|demais), vale (muito|) a pena
tô (voando|on|radiante), num momento bom, fase boa, boa fase
(dia|semana|noite|tarde|manhã|fim de semana|folga|plantão|turno|domingo|sábado|feriado|férias|
  passeio) [foi|está sendo|tá sendo|muito|tão|super|mais] (delicioso|deliciosa|maravilhoso|
  maravilhosa|gostoso|gostosa|ótimo|ótima|incrível|perfeito|perfeita|lindo|linda|bom|boa|
  produtivo|produtiva|leve|feliz|tranquilo|tranquila|excelente|agradável|especial|abençoado|
  abençoada|iluminado|massa|top|show|bom demais|de paz|sensacional|fantástico|legal|divertido|
  divertida|deliciosas|maravilhosas|ótimas|inesquecível|renovador|revigorante|memorável)
(bom|ótimo|belo|lindo|excelente|maravilhoso|grande) (dia|fim de semana|plantão|momento|domingo|
  sábado|turno)
dia (daqueles bons|de sol por dentro)
(boa|ótima|linda|excelente) (semana|noite de sono|fase|tarde|conversa)
(foi|tive) um (bom|ótimo|belo|lindo|excelente) dia
# Better, well
(estou|tô|me sinto|ando|fiquei|ficando|<estar>|<ficar>|<andar>|<sentir>|já) (bem|ótimo|ótima|
  legal|bom|boa|melhor|beleza|excelente|muito melhor|bem melhor|maravilhosamente bem|maravilhosa|
  tinindo|nos trinques|joia|firme|firme e forte|recuperada|recuperado|curada|curado|inteiro|
  inteira|melhorando|show|top|on)
bem melhor, muito melhor, mil vezes melhor, cada dia melhor
<melhorar> (muito|bastante|de verdade|aos poucos), (estou|tô|venho|vou|sigo) melhorando
melhora (visível|enorme)
tudo bem comigo, bem demais, ^muito bem, ^ótimo/a
(vivo|vivendo|viver) [mais|bem|bem mais] (leve|feliz|melhor|em paz|tranquila|tranquilo)
com vontade de (viver|trabalhar|voltar|sorrir|dançar|cantar)
vontade de (viver|dançar|cantar|abraçar), apaixonado/a (pelo|pela|por) [meu|o|minha]
(reencontrei|redescobri|recuperei) [o|a|meu|minha] (prazer|gosto|alegria|sentido|paz|vontade|
  brilho|equilíbrio|fôlego|confiança|sorriso)
amo (o que faço|meu trabalho|minha profissão|meu emprego|ensinar|trabalhar)
faz (muito|todo) sentido, fez sentido, voltou a fazer sentido, sentido de novo
do jeito que eu queria, um carinho na alma, acalma, acalmou [o|a|meu], me acalma, me acalmou
me (anima|animou|alegra|alegrou|alegraram|inspira|inspirou|renova|renovou|fortalece|fortaleceu|
  conforta|confortou|encheu de|enche de)
botei o papo em dia feliz, mó felicidade, maior felicidade, felicidade que não cabe
(não caibo|não cabendo|não cabia) em mim, pulei de alegria, pulando de alegria, soltei fogos
sextou feliz, vida (boa|leve|linda|melhor), só (alegria|gratidão|felicidade|paz|love), orgulhinho
quentinho no (coração|peito), contentamento, jubilo, deleite, bem querer
me (fez|faz|fizeram) (sorrir|rir|feliz|bem)
(ela|ele|eles|isso|aquilo|que) me (fez|faz|fizeram) (sorrir|rir|feliz)
`;
