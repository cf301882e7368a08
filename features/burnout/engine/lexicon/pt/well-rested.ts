/** Rest, energy, pride, gratitude and getting better, in Brazilian Portuguese. */
export const wellRested = `
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
  como um bebê|o sono dos justos)
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
^repousado/a, ^revigorado/a, ^restabelecido/a, ^reabastecido/a, ^refeito/a, ^zerado/a de energia
^novinho/a, ^inteirinho/a, ^renascido/a, ^revitalizado/a, ^turbinado/a, ^a mil de feliz
^pilhadão de alegria, ^elétrico/a de alegria, ^cheio/a de (energia|gás|disposição|vida|vontade|
  ideias|pique|força|amor|esperança|orgulho|gratidão|planos|alegria|garra|entusiasmo|saúde|coragem|
  fé|ânimo|inspiração|carinho)
<dormir> [tão|muito|super|bem|feito|que nem|igual|como|a|o|por|até] [um|uma|noite|dia|bem] (pedra|
  anjo|anjinho|bebê|neném|criança|rei|rainha|princesa|gente|gato|inteira|inteirinha|toda|bem demais|
  maravilhosamente|lindamente|profundamente|gostoso|direitinho|tranquila|tranquilo|em paz|
  sem remédio|sem acordar|sem interrupção|direto|de verdade|feliz|sem sonhar com o trabalho|
  sem despertador|como há muito|melhor)
(sono|noite|cochilo|soneca) [foi|está|voltou|de|bem|muito] (reparador|reparadora|profundo|profunda|
  gostoso|gostosa|tranquilo|tranquila|restaurador|restauradora|delicioso|deliciosa|ótimo|ótima|
  maravilhoso|maravilhosa|perfeito|perfeita|anjo|pedra|rei|rainha|em dia|voltou|
  regulado|normalizado|de qualidade)
acordei [tão|muito|super|bem|mais|até|me sentindo|toda|todo] (bem|ótima|ótimo|disposta|disposto|
  dispostíssima|outra pessoa|outra|outro|leve|renovada|renovado|descansada|descansado|feliz|cantando|
  sorrindo|animada|animado|melhor|inspirada|inspirado|nova|novo|zerada|zerado|inteira|inteiro|
  de bem com a vida|de bom humor|bem humorada|bem humorado|com energia|com pique|
  com vontade de viver|com disposição|em paz|revigorada|revigorado|grata|grato|tranquila|tranquilo|
  cheia de vida|cheio de vida|sem despertador e feliz|antes do despertador e bem|confiante|motivada|
  motivado|esperançosa|esperançoso)
(com|tenho|tive|ganhei|sobra|sobrando|sobrou|sinto|senti|voltei com|acordei com|estou com|tô com|
  me sinto com|cheguei com|cheia de|cheio de|muita|mais) [muita|muito|tanta|tanto|mais|nova|novo|
  toda a|todo o|uma|um|bastante|boa|de novo] (energia|disposição|pique|gás|ânimo|vontade de viver|
  garra|vigor|vitalidade|fôlego|força total|entusiasmo|bom humor|motivação|inspiração|esperança|
  confiança em mim|vontade de trabalhar|vontade de ensinar|vontade de criar|saúde e paz|
  brilho nos olhos|brilho no olho|sorriso no rosto|energia boa) (renovada|renovado|renovadas|
  de sobra|pra|para|total|lá em cima|a mil|novo|nova|hoje|de novo|o dia todo|até o fim|suficiente|
  boa|no peito|no rosto)
(energia|ânimo|disposição|vontade|alegria|humor|prazer|gosto|motivação|brilho|foco|apetite|sono|paz|
  sorriso|esperança|cor|força|pique|confiança|criatividade|fome de viver) [já|pela vida|de viver|
  pelo trabalho|está|tá|enfim|finalmente] (voltou|voltando|voltaram|está voltando|renovada|renovado|
  renovadas|lá em cima|a mil|nas alturas|em alta|no talo|de volta|recuperada|recuperado|ressurgiu|
  reapareceu|restaurada|em dia)
(baterias|energias|energia|bateria|pilhas|forças) (recarregadas|recarregada|renovadas|renovada|cheia|
  cheias|em dia|no máximo|a mil|cem por cento|100|repostas)
(recarreguei|recarregando|renovei|renovando|repus|reabasteci|recuperei) [as|a|minhas|minha|
  todas as] (baterias|energias|pilhas|bateria|energia|forças|fôlego|ânimo)
# Pride, gratitude, success
orgulho (de mim|da|do|dos|das|de|imenso|enorme|danado|que|besta), orgulho, orgulhoso/a, me orgulho
me orgulhei, ^grato/a (a|à|ao|por|pelo|pela|pelos|pelas|de|que|demais), me sinto grato/a, gratidão
gratíssimo/a, (estou|tô|ando|sou|fico|fiquei|acordei|estive|saio|saí|sigo) grato/a, agradecido/a [a|
  por|pela|pelo]
agradeço (a|por|pela|pelo) (deus|vida|tudo|cada|apoio), abençoado/a, bênção, sortudo/a
privilegiado/a, ^realizado/a, realização pessoal, realizadíssimo/a, ^satisfeito/a, satisfação
confiante/s, confiança (em mim|de volta|lá em cima), seguro/a de mim, motivado/a
motivação (lá em cima|total|a mil|renovada), motivadíssimo/a, ^inspirado/a, encorajado/a
esperançoso/a, esperança, otimista/s, otimismo, focado/a, foco total
produtividade (boa|lá em cima)
dia rendeu, capaz de tudo, sou capaz
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
(orgulho|orgulhoso|orgulhosa|orgulhosos|orgulhosas|orgulhinho) (de|do|da|dos|das|que|imenso|enorme|
  danado|demais|besta|gigante|bobo|define), (me|nos) (orgulho|orgulhei|orgulha|orgulhando|
  enche de orgulho|encheu de orgulho|deu orgulho|dá orgulho) [de|do|da|muito]
(gratidão|grato|grata|gratos|gratas|agradecido|agradecida|agradecidos) (a|à|ao|por|pelo|pela|pelos|
  pelas|de|que|demais|imensa|enorme|define|eterna|profunda|sem|só|aos|às|a deus|infinita), (me sinto|
  sou|estou|fico|fiquei|sigo|acordei|fui dormir|vou dormir|termino|terminei) [muito|tão|imensamente|
  eternamente|super|só|o dia|profundamente] (grato|grata|agradecido|agradecida|abençoado|abençoada|
  privilegiado|privilegiada|sortudo|sortuda|realizado|realizada|honrado|honrada|lisonjeado|
  lisonjeada|esperançoso|esperançosa|otimista|confiante|confiantíssima|motivado|motivada|inspirado|
  inspirada|entusiasmado|entusiasmada|fortalecido|fortalecida|aliviado|aliviada|satisfeito|
  satisfeita|contente|feliz|em paz|leve|serena|sereno)
(tenho|sinto|com|cheia de|cheio de|senti|ganhei|renasceu|nasceu|voltou|voltei a ter|resta|há|
  ainda há|existe|dá|deu|muita|bateu) [muita|uma|a|um|de novo|boa|boas|mais] (esperança|fé no futuro|
  esperanças|perspectiva boa|expectativa boa|fé na vida|fé de que)
(tô|estou|fiquei|fico|sigo|ando|saí|voltei) [muito|tão|super|mais|bem|até|bastante] (confiante|
  otimista|esperançoso|esperançosa|motivado|motivada|inspirado|inspirada|focado|focada|entusiasmado|
  entusiasmada|empolgado|empolgada|animado|animada|realizado|realizada|satisfeito|satisfeita|
  orgulhoso|orgulhosa|radiante|encantado|encantada|fascinado|fascinada|apaixonado|apaixonada|
  curtindo|amando|adorando|gostando|aproveitando|feliz|contente|alegre|eufórico|eufórica|plena|pleno|
  zen|leve|calma|calmo|tranquila|tranquilo|serena|sereno|sossegada|sossegado|relaxada|relaxado|
  descansada|descansado|disposta|disposto|renovada|renovado|revigorada|revigorado|recuperada|
  recuperado|fortalecida|fortalecido|curada|curado|aliviada|aliviado|comovida|comovido|emocionada|
  emocionado|tocada|tocado|lisonjeada|honrada|honrado|voando|on fire|a mil|com tudo|bem|ótima|ótimo|
  melhor|inteira|inteiro|nas nuvens|em êxtase|em festa|em paz|de bem com a vida|de boa|de boas|
  numa boa|numa fase boa|num momento bom|na melhor fase|no meu auge|no meu melhor|no céu)
(consegui|conseguimos|pude|deu pra|soube|aprendi a) (relaxar|descansar|desligar|me divertir|rir|
  respirar|dormir bem|curtir|aproveitar|sossegar|desacelerar|brincar com|almoçar com calma|
  almoçar sentado|almoçar sentada|ter paz|me desligar|espairecer|impor limite|impor limites|
  colocar limite|botar limite|dizer não)
(valeu|vale|valendo) [muito|super|demais|cada|toda|todo] (a pena|cada|o esforço|o dia|a luta|
  o cansaço), (dever|missão) (cumprido|cumprida), sensação de (paz|alívio|leveza|dever cumprido|
  dever|liberdade|conquista|bem estar|missão cumprida|vitória|pertencimento|plenitude|realização|
  segurança|acolhimento)
(mandei|mandamos|mandou|fui|fomos|me saí|saí|saímos|me virei) (bem|muito bem|super bem|bem demais|
  bem pra caramba|benzão|melhor do que|bem na|bem no), arrasei, arrasamos, brilhei, brilhamos
tirei de letra, gabaritei a vida, acertei a mão, nocauteei a prova, (venci|superei) (o medo|meu medo|
  a timidez|minha timidez|mais um|o desafio|essa|mais uma)
(me faz|me fez|fez|faz|fazendo|me fizeram|tá me fazendo|está me fazendo|têm me feito|tem me feito|
  faz um|fez um) [um|muito|tão|tanto|super|só|me] (bem|bem danado|bem enorme|bem imenso|bem danada|
  bem demais|feliz|sorrir|rir|sentir viva|sentir vivo|sentir capaz|sentir útil|sentir em casa|
  sentir parte|sentir bem|sentir gente)
(nunca|há muito|fazia tempo que|fazia anos que|quanto tempo) .. (estive tão feliz|me senti tão bem|
  me senti tão leve|dormi tão bem|fui tão feliz|não ria tanto|não dormia tão bem|
  não me sentia tão bem|não me divertia|não me sentia assim tão leve|estive tão bem)
(melhor|mais leve|mais tranquilo|mais tranquila|mais calmo|mais calma|mais feliz|mais disposto|
  mais disposta|mais animado|mais animada|mais confiante) (do que nunca|a cada dia|do que ontem|
  que ontem|do que semana passada|do que antes|que antes)
(cada dia|dia após dia|a cada dia|aos poucos|devagarinho|pouco a pouco) [me sinto|estou|tô|fico|
  vou] [mais] (melhor|melhorando|mais forte|mais leve|feliz|me recuperando|me reerguendo|sarando|
  voltando a ser|me refazendo)
(sarei|curei|melhorei|recuperei me|me recuperei|me curei|me reergui|renasci|revivi|floresci|floresço|
  florescendo|desabrochei|desabrochando|cresci tanto|evoluí tanto)
me (sinto|senti) (outra|outro), (agradeço|agradecendo|agradeci) (por|a|ao|à|pela|pelo|pelas|pelos|
  cada|todo|toda|de|muito)
%(amo|adoro) quando
(deu|dá|dava) [tanto|muito] gosto (de|ver), (recuperei|reencontrei) [o|a|meu|minha] (sono|apetite|
  riso|sorriso|fôlego|brilho|sossego|paz|alegria|humor|ânimo|vontade)
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
