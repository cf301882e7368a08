import type { KindSource } from '../source.ts';

export const homeViolence: KindSource = {
  now: `
    @he .. (apertou|aperta|segurou|agarrou) (o|no|meu|pelo) (meu)? pescoço
    @he .. (me)? (enforcou|esganou|estrangulou|esfaqueou)
    @he .. (disse|falou|diz|fala|jurou|jura|ameaçou|ameaça|avisou|grita|gritou) .. (que)? (vai|ia|vou) (me)? matar (me)?
    @he .. (me)? (ameaça|ameaçou|ameaçando|ameaçar|ameaçava) .. (de morte|me matar|matar|com @gun|com a @gun|com uma @gun)
    @he .. (com|pegou|apontou|puxou|encostou) (a|uma|um|o) @gun .. (me|mim|pescoço|cabeça)
    @he .. me trancou
    (estou|fiquei) trancada .. (banheiro|quarto) .. @he
    me escondi .. (banheiro|quarto) .. @he
  `,
  today: `
    @he .. me @hit
    @he .. me (deu|dá|da|dava|meteu|acertou) .. (tapa|tapas|soco|socos|chute|chutes|pontapé|pontapés|surra|murro|murros|cintada|paulada|empurrão|facada|rasteira)
    @he .. me (puxou|arrastou|arranca|puxa|arrasta) .. (cabelo|cabelos|braço)
    me @hit .. (de novo|contra|na frente|no chão|na parede)
    (levei|levo|tomei) .. (tapa|tapas|soco|socos|surra|murro|empurrão|chute) .. (@he|do @partner|da @partner|do meu @partner|da minha @partner|do pai|do meu pai)
    (apanhei|apanho|apanhava|apanhando) .. (do|da|dele|dela|pro) (meu|minha)? (@partner|pai|mãe|padrasto|irmão|filho)
    (apanhei|apanho) (de novo|em casa|dele|ontem)
    (levantou|levanta) a mão (pra|contra|em) (me|mim)
    @he .. (jogou|joga|atirou|arremessou) .. (em mim|em me|na minha cara)
    @home .. (me)? (ameaça|ameaçou|ameaçando|persegue|perseguindo|stalkeia|vigia)
    (tenho|estou com|sinto|morro de) (muito)? medo .. (de|do|da|dele|dela|que) (o|a)? (meu|minha)? (ex)? (@partner|padrasto) 
    (tenho|estou com|sinto) (muito)? medo (dele|dela) .. (casa|bebe|bebida|chega|bêbado)
    medo (de|do que) (ele|ela|@home) .. (me)? (bater|matar|fazer|pegar)
    @he .. (força|forçou|obriga|obrigou) .. (transar|sexo|deitar|relação|relações|cama)
    @he .. (quebrou|tomou|pegou|escondeu) meu celular
    @he .. deixa .. eu? (sair|ver|falar|trabalhar|ter) .. (casa|família|familia|amigas|ninguém|celular|dinheiro)
    (não|nunca) me deixa (sair de casa|ver minha família|ver minha mãe|trabalhar|ter celular|ter dinheiro)
    (proibiu|proíbe|proibe) .. (eu|me) .. (sair|trabalhar|estudar|ver minha|falar com)
    (escond~|disfarc~|cobrir) .. (roxo|roxos|hematoma|hematomas|marca|marcas|olho roxo|machucado|machucados)
    (roxo|roxos|hematoma|hematomas|marcas) .. que (ele|ela) (deixou|fez|deixa)
    (medida protetiva|maria da penha)
    violência doméstica .. (em casa|comigo|sofro|vivo|sofri)
    (sofro|sofri|sofrendo|vivo|vivendo) violência doméstica
    me @hit .. grávida
    (agressão|agressões) .. (do|dele|da|dela) (meu|minha)? (@partner|pai|padrasto)?
  `,
  cues: `
    @he .. (gritou|grita|xingou|xinga|humilhou|humilha) 
    (olho roxo|braço roxo|boca inchada)
    (controla|pega|fica com) .. meu (dinheiro|salário|cartão)
    tenho medo (de|do)? (voltar|ir) pra casa
    @he .. (bêbado|quebrou a porta|quebrou tudo|socou a parede|chutou a porta)
  `,
  decoys: `
    (empurrou|empurra) .. (balanço|festa|carro|carrinho|bicicleta|piscina|brincando|cadeira de rodas|rede)
    me @hit .. (de vontade|uma saudade|uma ideia)
    (bateu|bate) (uma|um|a) (foto|saudade|fome|palma|palmas|papo|bolo|sono|vontade)
    me matou de (vergonha|rir|saudade|orgulho|susto)
    brincando
    (patroa|patrão) ... me deixa
    (jogo|truco|videogame|sinuca|xadrez|futebol|damas|uno|baralho)
  `,
};

export const abuse: KindSource = {
  now: `
    (está|estão|estou ouvindo) .. (batendo|espancando|machucando|abusando) .. (criança|bebê|menino|menina) .. agora
    (criança|bebê|menino|menina) .. (trancada|trancado|presa|amarrada) .. (agora|sozinha|sozinho)
  `,
  today: `
    (padrasto|pai|tio|avô|primo|irmão|vizinho|professor|pastor|padre|treinador) .. (mexe|mexia|mexeu) comigo
    (padrasto|pai|tio|avô|primo|irmão|vizinho|professor|pastor|padre|treinador|namorado dela|marido dela|ele) .. (passa|passou|passava|põe|pôs|botou) a mão (em|nela|nele|no|na) .. (@child|nela|nele|mim|corpo|partes)?
    (padrasto|pai|tio|avô|primo|irmão|vizinho|professor|pastor|treinador) .. (toca|tocou|tocava) (nela|nele|em mim|em me|no|na) 
    (abusa|abusou|abusando|abusava|abusaram|estuprou|estupra|molestou|molesta) (dela|dele)
    (abusa|abusou|abusando|abusava|abusaram|estuprou|estupra|molestou|molesta) (de|da|do|a|o) (minha|meu|uma|um|nossa)? (@frail|me|ela|ele|irmã|irmão)
    (abusado|abusada|estuprado|estuprada|molestada) (por|pelo|pela|quando)
    (sofri|sofreu|sofre|sofria) (um)? (abuso|abusos|estupro)
    (bate|bater|batem|bateu|batendo|espanca|espancou|espancar|agride|agrediu|maltrata|maltratam|maltratando|belisca|beliscou|queima|queimou|surra) (muito)? (na|no|nas|nos|a|o|em|com) (minha|meu|uma|um|nossa|seu|própria|próprio)? @frail
    (bate|bater|batem|bateu|batendo) .. (no|na) (meu|minha)? (@family|@frail) .. (clínica|abrigo|asilo|casa de repouso|cadeirante|acamado|acamada)
    (espanca|espancou|espancava) (o|a) (filho|filha|enteado|enteada|mãe|pai|menino|menina)
    (cuidador|cuidadora|enfermeira|técnico|técnica|babá|monitora|professora|acompanhante|creche|escola|clínica|asilo|abrigo) .. (bate|bater|bateu|bater|batendo|belisca|maltrata|amarra|amarrou|amarrado|amarrada|tranca|trancou|sacudiu|agrediu|grita) .. (@frail|ela|ele|eles|cadeira|cama|minha mãe|meu pai)
    (idosos|idosas|residentes|crianças|pacientes|acamados) .. sem (banho|comida|remédio|fralda|água) 
    (deixa|deixam|deixou|deixando) .. (@frail|ela|minha mãe|meu pai|idosos) .. sem (comida|comer|banho|remédio|água)
    (pega|fica com|tira|rouba|gasta) (toda)? (a)? (aposentadoria|pensão|benefício|dinheiro) (da|do) (minha|meu)? (mãe|pai|avó|avô|vó|vô|idosa|tia)
    (@child|ela|ele) .. (voltou|chegou|chega|aparece|apareceu) .. (machucad~|roxo|roxa|queimad~|com marca) .. (medo|do pai|da casa|padrasto|escola|creche)
    (menino|menina|criança|filho|filha|aluno|aluna) .. (chega|chegou|aparece|apareceu|veio) .. (roxo|roxa|machucado|machucada|queimado|queimada|com hematoma|com hematomas)
    (meu|minha) @child .. (tem medo|medo) .. (dele|do pai|do padrasto|do tio) .. (machuc~|roxo)
    (ele|ela|padrasto) .. toca nela
    (tranca|trancam|trancou|trancando|prende|prendeu|amarra|amarrou) .. @frail .. (no|na|num|numa) (quarto|quartinho|banheiro|porão|armário|carro|cadeira|cama)
    (deixa|deixam|deixou) .. @frail .. (passar|com) fome
    (trabalho infantil|criança trabalhando)
  `,
  decoys: `
    (abusa|abusou|abusando|abuso|abusei) (da|do|de) (minha|meu|mi|nossa)? (boa|buena|confianza|bondad|paciência|bondade|sorte|açúcar|café|sal|álcool|confiança|autoridade|poder|gentileza|tempo|maquiagem)
    (amarrou|amarra) (o|os) (cadarço|cadarços|tênis|cabelo|sapato)
    (bate|bater|bateu) (na|no) (mesa|porta|bola|chão|tambor|panela|bola)
    (belisca|beliscou) .. (bochecha|bochechinha)
    (passa|passou) a mão .. (cabelo|cabeça|cabecinha|rosto)
    (tranca|trancou|prende|prendeu) .. (sem querer|cadeirinha|cinto|por dentro)
  `,
};

export const workViolence: KindSource = {
  now: `
    @boss .. me? (ameaçou|ameaça|ameaçando|apontou) .. @gun
    (assalto|assaltante|assaltaram) .. agora .. (loja|trabalho|posto)
  `,
  today: `
    @boss .. (passou|passa|passava|põe|pôs|botou) a mão (em|na|no) (mim|me|minha|meu) (bunda|perna|coxa|seio|peito|cintura|corpo)?
    (me)? (prensou|encurralou|agarrou|apalpou|bolinou|encoxou) .. (parede|estoque|elevador|sala|banheiro|almoxarifado|vestiário|copa|câmara fria)
    @boss .. (me)? (prensou|agarrou|apalpou|encoxou|beijou|encurralou|estuprou|assediou|assedia)
    (tentou|tenta|quis|forçou) (me)? (beijar|agarrar) (a força|à força|me)?
    @boss .. me @hit
    @boss .. me (deu|meteu|acertou|jogou) .. (tapa|soco|chute|murro|cadeirada|empurrão|cabeçada)
    (fui|sou|estou sendo) (agredid~|assediad~|apalpad~|ameaçad~ de morte|perseguid~|espancad~) .. (trabalho|plantão|empresa|loja|serviço|chefe|gerente|cliente|paciente|colega|firma)
    (sofri|sofro|sofrendo|vivo|sofremos) .. (assédio|assedio|racismo|homofobia|transfobia|injúria|agressão|agressões|xenofobia|discriminação)
    (me|nos) (chamou|chamaram|chama|chamam) de .. (macac~|crioul~|neguinh~|pret~ fedid~|preta suja|preto safado|viado|viadinho|bicha|sapatão|traveco|vagabunda|puta|piranha|retardad~|aleijad~|lixo|terrorista)
    (falou|falaram|disse|disseram) .. (preto|preta|negro|negra|gay|nordestin~|gord~|velh~|mulher|trans) .. (não serve|não presta|não sabe|só serve)
    (só|se) .. (renova|promove|fico|continuo|mantém|me promove|aumenta|contrata) .. (sair|transar|deitar|ficar|dormir) com ele
    (se eu (sair|transar|dormir|ficar|deitar) com ele)
    (mandando|manda|mandou|envia|enviou|mostrou) .. (foto|fotos|vídeo|videos|vídeos|mensagem) .. (pelad~|nua|nudes|do pinto|do pênis|pornô|íntim~)
    (humilha|humilhou|humilham|humilhada|humilhado) .. (na frente de|diante de) .. (todo mundo|todos|equipe|cliente|clientes|colegas) .. (todo dia|sempre|lixo|burr~|inútil)
    me (xinga|xingou|xingam|humilha|humilham) (todo dia|sempre|o dia todo)
    (me ameaçou|ameaçaram) .. (bater|morte|pegar lá fora|na saída|se eu denunciar|se eu contar)
    (ofensa|comentário|piada|xingamento) (racista|racial|homofóbic~|transfóbic~) .. (comigo|contra mim|pra mim|na minha cara)
  `,
  decoys: `
    (soco|tapa|murro) (na|no) (mesa|ar|ombro) 
    tapinha
    (passou|passa) a mão (no|na) (telefone|cabeça|planilha|relatório)
    ameaçou (cancelar|processar|chover|trocar|ir embora|demitir)
    (treino|treinou|luta|aula) .. (soco|chute)
    (brincando|de brincadeira)
  `,
};

export const harmToOthers: KindSource = {
  now: `
    (vou|vo|quero|preciso|pretendo|planejo) (mesmo)? (matar|esfaquear|dar um tiro|dar tiro|acabar com a vida|botar fogo|tacar fogo|atirar|envenenar) .. (ele|ela|eles|chefe|patrão|gerente|todo mundo|todos|@partner|pessoal|galpão|empresa|ex|vizinho|nele|nela|neles|desgraçado|família)
    (já)? (comprei|arrumei|consegui|peguei|tenho|separei) (a|uma|um|o) @gun
    (peguei|puxei|saquei|levei) (a|uma|um|o) @gun .. (ele|ela|atrás|pescoço|barriga|dele|dela)
    (dar|dou|dei|meter|cravar) .. (facada|facadas|tiro|tiros|machadada) (nele|nela|em|no|na|neles)
    @gun ... (quase)? (usei|ia usar|vou usar|uso) .. @boss
    (levo|carrego|escondo|ando com) .. @gun ... (pra|para) (ele|ela|eles|o dia|quando|@boss)
    (vou|quero) levar .. @gun .. (trabalho|escola|empresa|serviço|firma)
    (coloquei|botei|pus|vou colocar|vou botar|coloco) .. (veneno|chumbinho|remédio) .. (comida|café|água|copo|bebida|marmita) (dele|dela|deles|do|da)
    (quero|queria) que (ele|ela|eles) morra .. eu .. (fazer|matar)
    (botar|tacar|colocar|meter) fogo .. (com (eles|ele|ela|todo mundo|todos) dentro|na casa|no galpão)
  `,
  today: `
    (tenho|estou com|morro de) medo (de)? (eu)? (machucar|bater|ferir|matar|jogar|esganar|perder a cabeça) .. (meu|minha|meus|o|a|no|na|ele|ela)? (filho|filha|filhos|crianças|esposa|mulher|marido|mãe|ele|ela|alguém|namorada)
    (sacudi|chacoalhei|sufoquei|esganei|espanquei|queimei|joguei) .. (o|a|meu|minha) (bebê|bebe|neném|filho|filha|criança|mãe|mulher)
    (bati|bato|batendo) .. (no|na|nos|em) (meu|minha|meus)? (filho|filha|filhos|mulher|esposa|marido|namorada|namorado|mãe|pai|criança|crianças|aluno|aluna|paciente|idosa) .. (marca|marcas|sangue|força|raiva|cabeça|mulher|esposa)?
    (perdi a cabeça) .. (bati|machuquei|agredi|empurrei)
    (machuquei|agredi|espanquei|empurrei) .. (minha|meu) (mulher|esposa|marido|filho|filha|mãe|pai|namorada|namorado)
    (penso|pensando|pensei|imagino|planejo|planejando) .. (em|como|de)? (como)? (matar|machucar|esfaquear|envenenar|ferir|fazer mal|me vingar|atropelar) .. (ele|ela|eles|alguém|meu|minha|chefe|pessoas|todo mundo)
    (vontade|ganas) de (matar|esfaquear|dar uma facada|dar um tiro|esganar|espancar|atropelar) .. (ele|ela|nele|nela|eles|meu|minha|alguém|gente)
    (quero|queria|vou) (machucar|ferir|fazer mal) .. (ele|ela|eles|alguém|pessoas|meu|minha)
  `,
  decoys: `
    (matar|matei|mato|matando) (a|o|as|os|uma|um) (aula|aulas|saudade|saudades|charada|tempo|fome|sede|curiosidade|barata|baratas|mosquito|mosca|formiga|aranha|cobra|rato|vontade|serviço|reunião|questão|jogo|chefão|trabalho)
    tiro no pé
    (matar|matei) .. (chocolate|bolo|pizza|brigadeiro|geladeira|sorvete|controle)
    (acabar|acabei) com (o|a|ele|ela) .. (truco|jogo|bolo|sorvete|xadrez)
    veneno (pra|de|contra) (rato|barata|formiga|mosquito|cupim)
    (esganar|matar|socar) (esse|esta|essa|este|o|a) (sistema|computador|impressora|planilha|despertador|celular|wifi)
    (bati|bato) .. (carro|foto|papo|ponto|meta|palmas|recorde|parabéns|continência)
    (peguei|comprei|tenho) (a|uma|um) (faca|facão|canivete) .. (cozinha|churrasco|pão|queijo|bolo|cortar|nova|pescaria|carne)
  `,
};
