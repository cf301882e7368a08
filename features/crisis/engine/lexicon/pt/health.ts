import type { KindSource } from '../source.ts';

export const medical: KindSource = {
  now: `
    (tomei|engoli|bebi|ingeri|misturei) .. (toda|todos|todas|inteira|inteiro|vários|varios|um monte|muitos|muitas|trinta|vinte|quarenta|cinquenta|dez|30|20|40|50|punhado|mão cheia|monte) .. (de|os|as|da|do)? @pills
    (tomei|engoli|misturei) .. (a|o|as|os) (@pills) .. (inteira|inteiro|toda|todo|todos|todas)
    (misturei|tomei) .. @pills .. (vodca|vodka|cachaça|álcool|alcool|whisky|bebida|pinga)
    (tomei|engoli) .. (trinta|vinte|quarenta|cinquenta|quinze|30|20|40|50|uns) .. @pills
    (tive|tomei|tentei|fiz|estou tendo|estou com) (uma|de)? (overdose|superdosagem)
    (bebi|engoli|tomei|bebeu|engoliu|tomou) .. (água sanitária|agua sanitaria|soda|veneno|chumbinho|desinfetante|alvejante|ácido|agrotóxico|detergente|querosene|metanol|raticida|cândida)
    (dor|aperto|pressão|queimação|pontada) .. (no|do) peito .. (braço|mandíbula|queixo|costas|suor|suando|falta de ar|forte|formigando)
    (dor|aperto) (forte|muito forte) no peito
    peito .. (doendo|dói|apertando) .. (braço|falta de ar|suando)
    (falta de ar|sem conseguir respirar|não consigo respirar|não estou conseguindo respirar|sem ar) .. (boca roxa|lábios roxos|lábio roxo|peito|desde|piorando|chiado|bombinha|garganta|inchando|inchada)
    (boca|lábio|lábios|dedos) (está|ficou|estão|ficaram)? (roxa|roxo|roxos|azul|azulados)
    (rosto|cara|boca|lado) .. (torto|torta|dormente|caiu|paralisad~|adormeceu|paralisou)
    (metade|lado) .. (rosto|corpo|cara) .. (dormente|paralisad~|sem força|mole|fraco)
    (fala|língua) (está|ficou)? (enrolou|enrolada|enrolando|embolada|travou)
    não (levanta|mexe|consegue levantar|consigo levantar|mexo|sinto) .. (braço|perna|lado)
    (grávida|gestante|gravidez|semanas) .. (sangrando|sangramento|sangue|perdendo líquido|bolsa)
    (sangrando|sangramento) .. (grávida|gestante|gravidez|muito|não para)
    (bebê|bebe|neném) (parou de|não está|não) (mexer|mexe|mexendo) .. (barriga|desde|ontem|hoje)
    (vomitando|vomitei|vomito|tossindo|cuspindo|evacuando|saindo) .. sangue
    (desmaiei|desmaiou|apaguei|convulsão|convulsionei|convulsionou|convulsionando) .. (calor|sol|duas vezes|três vezes|cabeça|bati|acordei no chão|de novo|epilepsia)
    (estou|está) (tendo|com) .. (infarto|avc|derrame|convulsão|choque anafilático|insolação|hemorragia|parada)
    (parei|parou) de suar .. (calor|sol|confus~)?
    (picad~|mordid~) (de|por) (cobra|escorpião|aranha)
    (levei|tomou) (um)? choque .. (desmai~|queim~|peito|fio)
    (cortei|corte) .. (sangrando muito|não para de sangrar|jorrando|pulso)
    (bati|pancada) .. cabeça .. (desmai~|vomit~|confus~|sonolent~)
    garganta .. (fechando|inchando|fechou) .. (alergia|camarão|remédio|respirar|picada)
  `,
  cues: `
    (suando|suor) frio
    (braço|mão) .. (formigando|dormente)
    (aperto|dor) no peito
    (tontura|vista escura|visão turva|confus~)
    falta de ar
  `,
  decoys: `
    (coração|peito) (apertou|apertado|dói|doeu) .. (saudade|foi embora|despedida|ela|ele)
    (sem ar|falta de ar) .. (rir|beleza|paisagem|tanto)
    (teve|tive|sofreu) (um|uma) (avc|infarto|derrame|convulsão) (em|há|quando|no ano|anos)
    (atendi|atendemos|socorri|recebemos) .. com
    overdose de (café|trabalho|planilha|planilhas|reunião|reuniões|chocolate|informação|fofura|série)
    quase (infartei|tive um infarto|morri|tive um avc)
    (crise|crises|ataque) de (ansiedade|pânico)
    (respirar|respiro) .. (fundo|aliviad~)
  `,
};

export const psychosis: KindSource = {
  now: `
    (voz|vozes) .. (manda|mandam|mandando|mandou|mandaram|ordena|ordenam|dizendo|dizem|diz|fala|falam|pede|pedem) .. (machuc~|matar|jogar|jogue|me matar|cortar|morrer|obedecer|pular|bater|fazer mal|atacar)
    (ouço|escuto|ouvi|escutei|ouvindo) (uma|as|umas)? (voz|vozes) .. (mandando|manda|mandam|ordenando)
    (não durmo|sem dormir|não dormi|não preciso dormir) .. (dias|noites) .. (energia|invencível|escolhid~|missão|poder|elétric~|cansad~|gastando|deus|gênio)
    @number (noites|dias) sem dormir .. (energia|invencível|escolhid~|missão|poder|não estou cansad~|gastando|deus)
    (fui|sou) (o|a)? (escolhid~|enviad~|messias) .. (deus|missão|salvar|dormir|energia)?
  `,
  today: `
    (tem|ouço|escuto|ouvi|escutei) (uma|as|umas)? (voz|vozes) .. (cabeça|ninguém|mandam|sozinh~|dentro|parede|de noite|que não|me xingam|me xinga)
    (a|uma|as|umas) (voz|vozes) (me)? (manda|mandam|mandou|mandaram|ordena|ordenam|obriga|obrigam) (me)? (sair|ir|fugir|esconder|calar|ficar|não)
    (ouço|escuto) (vozes|gente falando de mim|gente me chamando|pessoas falando de mim)
    (colocaram|botaram|puseram|implantaram|instalaram|tem) .. (chip|microfone|câmera|câmeras|escuta|rastreador) .. (em mim|em me|no meu (quarto|corpo|dente|cérebro|banheiro|celular)|na minha (cabeça|casa|pele)|dentro|me vigiar|me controlar)
    chip .. (em mim|em me|me controlar|minha cabeça|na pele|no corpo)
    (estão|está|tem gente|andam) (me seguindo|me perseguindo|me vigiando) .. (dias|semanas|câmera|câmeras|toda parte|todo lugar|carro|carros|rua|casa|querem)
    (televisão|tv|rádio|jornal|internet|placas|música) .. (manda|mandam|mandando|passa|fala|falam) .. (mensagem|mensagens|comigo|recado|recados|sinais) .. (só)? (pra|para|comigo) (me|mim)?
    (todo mundo|todos|eles|pessoas|vizinhos|colegas) .. (lê|leem|lendo|ouve|ouvem|escuta|escutam|roubam|controlam) (os)? meus pensamentos
    (envenena|envenenam|envenenando|envenenaram) .. (minha|meu) (água|comida|café|marmita|casa|ar)
    (vejo|enxergo|vi) (vultos|bichos|pessoas|sombras|demônios|gente) .. (não existem|ninguém vê|falam comigo|fala comigo|não estou dormindo|mandam|que não estão)
    eu sou (jesus|deus|o messias|a virgem)
    (surto psicótico|estou surtando|surtei) .. (vozes|vultos|perseg~|ninguém acredita)
    (não durmo|sem dormir) .. (há|faz) (@number) (dias|noites) .. (eufóric~|elétric~|acelerad~|falando sem parar|ideias)
  `,
  decoys: `
    voz .. (cabeça|interior|interna) .. (dizia|dizendo|diz|falou) .. (aumento|desistir|comer|comprar|pizza|continuar|conseguir|capaz|folga|sair)
    (seguindo|seguem|seguiu|segue) .. (instagram|twitter|tiktok|rede|redes|linkedin|perfil|stories)
    (bebê|bebe|neném|filho|filha|nenê) .. (não dorme|sem dormir|não dormiu)
    (lê|leu|lendo) meus pensamentos .. (pizza|chocolate|trouxe|café|presente|fofo)
    câmera .. (corredor|empresa|portaria|rua|estacionamento|loja)
    voz ... (coral|canto|cantar|cantando|soprano|gps|waze|aplicativo|elevador|navegador)
    voz (da|do) (minha|meu) (mãe|pai|avó|avô|filho|filha)
  `,
};

export const postpartum: KindSource = {
  now: `
    (imagem|imagens|pensamento|pensamentos|vontade|ideia) .. (jogar|machucar|afogar|sufocar|deixar) .. (bebê|bebe|neném|nenê|recém nascid~) .. (cair|janela|água|parede)?
    (vou|quero) (jogar|afogar|sufocar|machucar) .. (bebê|bebe|neném|nenê)
  `,
  today: `
    (desde que|depois que) .. (bebê|bebe|neném|nenê|filho|filha|ele|ela) nasceu .. (choro|chorar|chorando|não sinto|sumir|fugir|tristeza|vazio|desespero|pânico|monstro|arrependo|não durmo)
    (tive|ganhei|pari) (o|a|um|uma|meu|minha)? (bebê|bebe|neném|nenê|filho|filha) ... (fugir|largar tudo|sumir|não paro de chorar|choro|não quero pegar|não sinto|arrependo|não aguento)
    (bebê|bebe|neném|nenê|recém nascid~) ... medo (do|de) que (eu|me|minha mão|minhas mãos) .. (posso|possa|podem|pode|faça|fazer)
    medo (do|de) que (eu|me|minha mão|minhas mãos) .. (posso|possa|podem|pode|faça) ... (bebê|bebe|neném|nenê|recém nascid~)
    medo de (ficar)? (sozinh~)? .. (bebê|bebe|neném|nenê|recém nascid~) .. (machuc~|jogar|fazer mal|derrubar|sufocar)
    (não consigo|não sei) (amar|gostar|sentir|ligar|me conectar) .. (minha|meu|do|da|o|a|pelo|pela)? (filha|filho|bebê|bebe|neném) .. (recém nascid~|monstro|nasceu|semanas|meses|péssima|nada)
    (bebê|bebe|neném|recém nascid~) ... (estaria|ficaria|estará|vai ficar) melhor sem me
    (depois do parto|no pós parto|pós parto|puerpério|resguardo) .. (não durmo|choro|chorar|vejo coisas|não aguento|sumir|tristeza|pânico|vazio|desespero)
    (me)? (arrependo|arrependi) .. (ter tido|tive|ter engravidado|ser mãe|ter) .. (bebê|bebe|neném|mãe|filho|filha)
    (olho|olhei) pr~ .. (recém nascid~|bebê|bebe|neném) .. não sinto (nada|amor)
    não sinto (nada|amor) (por|pelo|pela) (meu|minha)? (bebê|bebe|neném|recém nascid~|filho recém~|filha recém~)
    (estou|acho que (estou|tenho)|tenho|diagnos~) .. (com)? depressão (pós|pos) parto
    baby blues
    (odeio|não aguento|não suporto) (ser mãe|o choro do bebê|o choro dela|o choro dele|esse bebê|amamentar)
  `,
  decoys: `
    choro de (alegria|emoção|felicidade)
    chorei de (alegria|emoção|felicidade)
    (saudade|apaixonad~|fofo|fofura|lind~) .. (bebê|bebe|neném)
  `,
};

export const eating: KindSource = {
  now: `
    (sem comer|não como|não comi) .. @number dias .. (desmai~|tont~|sem forças|não levanto)
    (desmaiei|desmaiando) .. (sem comer|de fome|não como|laxante|vomit~)
    (vomit~) .. sangue .. (forç~|dedo)
  `,
  today: `
    (faz|há|tem|são|estou) (@number|uma semana|mais de) .. (dias|semana|semanas) .. (não como|sem comer|não consigo comer|só na água|só (bebo|tomo) água|só água)
    (sem comer|não como) (nada)? (há|faz|desde) (@number|segunda|terça|quarta|quinta|sexta|sábado|domingo|uma semana|ontem de ontem) (dias)?
    não como (nada)? desde (segunda|terça|quarta|quinta|sexta|sábado|domingo|semana passada|anteontem)
    (vomito|vomitando|vomitei|vomitar) .. (tudo (que|o que) (eu)? (como|comi|comer)|o (que|pouco que) .. (como|comi|obrig~|mandam|dão)|depois de comer|depois do almoço|depois da janta|escondid~|comida|cada refeição|toda refeição)
    (forço|forcei|forçando|provoco|provoquei|induzo) (o|meu)? vômito
    (enfio|enfiei|enfiando|meto|meti|coloco) o dedo na (garganta|goela)
    (tomo|tomando|tomei|usando|uso) .. (laxante|laxantes|diurético|diuréticos) .. (emagrecer|todo dia|peso|secar|comi|depois)
    (pulo|pulando|corto|cortei) (todas)? (as)? refeições .. (gord~|peso|emagrec~|desmai~|nojo)
    peso (trinta|35|36|37|38|39|40|41|42) .. (enorme|gord~|quilos)
    (me vejo|me acho|me sinto) (enorme|gord~|nojent~) .. (quilos|sem comer|não como|refeições|espelho|vomit~)
    (não consigo|não) parar de comer .. (escondid~|dói|doer|odeio|culpa|vomit~|passar mal)
    (como|comi|comendo) .. escondid~ .. (odeio|vomit~|culpa|doer|nojo|vergonha)
    (comi|como) .. (passar mal|explodir|doer) .. (vomit~|dedo|laxante|odeio)
    (minha|tenho|estou com|voltou|voltou a|recaída) .. (anorexia|bulimia|compulsão alimentar)
    (anorexia|bulimia|compulsão alimentar) .. (voltou|piorou|de novo|tomando conta)
    (conto|contando) .. (caloria|calorias) .. (vomit~|castigo|odeio|trezentas|duzentas)
    (não como|sem comer|parei de comer) .. (nojo|gord~|meu corpo|emagrecer|perder peso|castigo|mereço)
    (só na água|só água) .. (perder peso|emagrecer)
  `,
  decoys: `
    (sem comer|não como|não comi|não comia) .. (doce|doces|carne|açúcar|pão|chocolate|glúten|lactose|sobremesa|refrigerante|fritura|queijo|frango|arroz)
    (jejum|exame de sangue|colonoscopia|ramadã|quaresma)
    (virose|intoxicação|enjoo de grávida|enjoo do ônibus)
  `,
};

export const substances: KindSource = {
  now: `
    (dirigi|dirigindo|dirijo|operei|opero|pilotei|guiei) .. (bêbad~|bebad~|alcoolizad~|chapad~|drogad~|virad~|travad~) .. (agora|criança|filho|filha|crianças)
    (estou|vou) (dirigindo|dirigir|pegar o carro|pegar a moto) .. (bêbad~|bebi|chapad~|drogad~)
    (cheirei|usei|fumei|injetei) .. (demais|muito) .. (coração|peito|passando mal|tremendo|não consigo respirar)
  `,
  today: `
    (dirigi|dirigindo|dirijo|operei|opero|pilotei|guiei|trabalhei|trabalho|trabalhando|atendi|fui trabalhar) .. (bêbad~|bebad~|alcoolizad~|chapad~|drogad~|de ressaca braba|depois de beber|depois de fumar|depois de cheirar|sob efeito)
    (dirigi|dirigindo|dirijo|operei|opero|pilotei|guiei) .. (depois de|com|tomei|bebi) .. (doses|dose|cervejas|latas|latinhas|copos|taças|garrafas|pingas)
    preciso (beber|de uma dose|de um gole) (pra|para) .. (tremer|tremedeira|mão|mãos|levantar|funcionar|trabalhar|aguentar|dormir)
    (bebo|bebendo|bebi|tomo) .. (escondid~) .. (trabalho|plantão|turno|casa|antes|dia|marido|mulher)?
    (bebo|bebendo) .. (todo dia|todos os dias|toda noite|de manhã|antes do (plantão|trabalho|turno|serviço)|pra dormir|pra aguentar|pra esquecer)
    (cheiro|cheirei|cheirando|usei|uso|usando|fumei|fumo|injeto|injetei|tomo|tomei|tomando) .. (@drug) .. (banheiro|turno|plantão|trabalho|empresa|aguentar|dirigir|semana|dia|escondid~|de novo|sozinh~|madrugada|serviço|todo|noite)
    (cheirei|cheirando|cheiro) .. (banheiro) .. (empresa|trabalho|aguentar|firma|plantão)
    (uso|usando|viciad~|dependente|voltei) .. (em|de|pra|com|o|a|a usar)? (cocaína|crack|pedra|heroína|pó|k9|metanfetamina)
    (tomo|tomando|aumentando) .. (rivotril|clonazepam|zolpidem|diazepam|tramal|morfina|ritalina|venvanse|calmante|calmantes) .. (cada vez|sem receita|escondid~|não durmo sem|comprimidos|a mais|por conta|dobro)
    (não durmo|não consigo dormir|não funciono) sem .. (comprimidos|rivotril|zolpidem|beber|bebida|calmante|baseado)
    (recaí|tive (uma)? recaída|recaída) .. (bebida|beber|álcool|crack|pó|cocaína|droga|drogas|maconha|jogo|voltei|pedra)
    (não consigo|não dou conta de|não sei) (mais)? parar de (beber|usar|cheirar|fumar pedra|jogar|apostar)
    (acordo|acordei) tremendo .. (dose|beber|gole|bebida)
    (apaguei|apago|apagão|blecaute) .. (de)? (tanto)? (beber|bebida|bebendo) .. (lembro|vez|mês|acordei)?
    (não lembro|sem lembrar) .. (bebi|beber|bebida|porre)
    (tomo|tomei|tomando|uso) rebite
    (perdi|perdendo|devo|apostei) .. (tudo|salário|dinheiro|agiota) ... (tigrinho|bet|bets|aposta|apostas|cassino|jogo|jogos)
    (tigrinho|bets|apostas|cassino) .. (agiota|perdi tudo|não consigo parar|dívida|escondid~|salário inteiro)
    (sou|virei|estou virando) (alcoólatra|alcoolatra|dependente químic~|viciad~ em (álcool|bebida|cocaína|crack|remédio|jogo|apostas))
    (chapad~|drogad~|bêbad~) .. (plantão|turno|trabalho|serviço|escola|empilhadeira|caminhão|cirurgia)
    (plantão|turno|expediente) .. (chapad~|drogad~|bêbad~|alcoolizad~)
  `,
  decoys: `
    (viciad~) (em|nessa|nesse|no|na) (série|café|chocolate|jogo de|música|açaí|celular|leitura|novela|pão)
    (anos|meses|dias) (sem|limp~) .. (beber|usar|fumar|álcool|droga)
    (sem beber|sóbri~|abstinente) .. (anos|meses|dias|ficha|medalha)
    (jogo do flamengo|jogo de futebol|jogo de ontem)
    (dose|doses|copo|copos|xícaras|latas|latinhas|garrafas|cervejas) (de|sem) (café|água|suco|chá|refrigerante|energético|álcool)
    (cheiro|cheirou) .. (tinta|comida|café|flor|bolo)
  `,
};
