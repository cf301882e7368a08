/** The wish to leave the job, in Brazilian Portuguese. */
export const leaving = `
(quero|queria|gostaria|querendo|penso|queremos|pensando|pensei|vontade|doido|doida|louco|louca|vou|
  preciso|tenho|decidi|cogito|cogitando|sonho|ameacei|afim) [todo dia|só|é] [de|em|que|pra|para|
  a] (sair (daqui|dessa|desse|de lá|dali|deste|desta|da empresa|do emprego|do trabalho)|
  pedir (demissão|as contas|conta|minhas contas|pra sair)|me demitir|largar (tudo|o emprego|esse|
  essa|mão|de vez)|jogar (tudo|a toalha)|chutar o (balde|pau)|abandonar (tudo|a profissão|essa)|
  (mudar|trocar) de (profissão|área|emprego|ramo|vida)|desistir (da profissão|de tudo)|fugir [daqui|
  dali|do trabalho|de tudo]|faltar|não (ir|voltar)|nunca mais voltar|mandar (tudo|todo mundo|todos|
  o chefe)|virar hippie|vender (coco|miçanga|arte)|dar um basta|meter (atestado|o pé)|vazar [daqui]|
  dar no pé|picar a mula|cair fora|sumir (daqui|do mapa|dali|dessa)|me mandar)
(vou|quero|vontade de) (mandar|jogar) (tudo|todo mundo|todos) [pro alto|para o alto|pra puta|
  longe|à merda|se ferrar|se foder|às favas|pro inferno]
(chutar|chutei|chutando) o (balde|pau da barraca), jogar tudo pro alto
jogar tudo (para o|pro) (alto|ar), joguei a toalha
(larguei|abandonei|desisti) (tudo|de tudo|da profissão|do curso|da carreira|de tentar|do projeto|
  de lutar|dessa empresa|de mudar)
larguei de mão
(atualizando|atualizei|mandando|mandei|enviando|espalhando|distribuindo|disparando) (o|meu|meus|
  ) (currículo|cv|linkedin|currículos) [escondido|o dia|todo|pra|para|pelo]
(procurando|procuro|busco|buscando) (outro emprego|outra coisa|outra vaga|outro trabalho|
  outra empresa|uma saída daqui)
pedi (demissão|as contas|pra sair), carta de demissão
(rascunhei|escrevi|redigi|imprimi) [a|minha] carta de demissão, demissão silenciosa, me tira daqui
alguém me tira daqui, quero distância (de|da|do|desse|dessa)
(matei|matando|mato) (serviço|o expediente), faltei (sem|só|de propósito|porque não)
(inventei|invento|inventando) [uma|um|mais uma] (desculpa|dor|doença|atestado|reunião) (pra|
  para) (não|faltar|sair|fugir|escapar)
atrasando de propósito, chego atrasado/a de propósito
$NAO (<querer>|tô afim|estou a fim|tô a fim|estou afim|quero mais|queria) [mais|nem] [de] (ir|
  voltar|trabalhar|ir trabalhar|voltar pra lá|voltar lá|pisar lá|pisar|nada com nada|saber|
  estar aqui|estar lá|fazer nada|fazer parte|participar|fazer isso|acordar pra ir|ir pra escola)
não tô nem um pouco a fim
$NAO (dá|tenho) (vontade|coragem) de (ir|voltar|levantar|trabalhar|entrar|olhar)
dá vontade de (sumir daqui|chorar de raiva|largar|sair|jogar|não ir|não voltar|fugir|
  virar as costas|pedir|mandar)
vontade de não (ir|voltar|trabalhar|aparecer)
(foi-se|acabou|acabou-se) [o|a] (encanto|paixão|tesão|lua de mel), no fundo não ligo
desapegado/a do trabalho, desengajado/a
já fui mais (dedicado|dedicada|animado|animada|motivado|motivada), antes eu amava
já amei (esse|este|o|meu)
(deixo|deixei|deixando) os (meninos|alunos) (copiando|fazendo qualquer coisa|no celular|
  vendo filme)
passo (filme|vídeo) pra não
$NAO (me esforço|faço questão|faço mais questão|visto a camisa|visto mais a camisa|
  levo mais a sério|sinto orgulho|sinto parte|pertenço|sinto nada por|sinto nada pelos|
  sinto nada pelas|sinto mais nada por|sinto mais nada pelos) [mais]
já não me esforço, pra mim chega, chega pra mim, chega dessa, para mim (chega|deu)
(quero|queria|querendo|penso|pensando|pensei|vontade|doido|doida|louco|louca|vou|decidi|cogito|
  cogitando|cogitei|sonho|ameacei|ensaio|planejo|prestes|quase|sonhando|pretendo|resolvi|torcendo|
  rezando|imagino|afim) [de|em|pra|para|que|só|muito|mesmo|por|até|com|a] (pedir (demissão|as contas|
  exoneração|pra sair)|me (demitir|exonerar)|jogar (tudo|a toalha|o crachá|o avental|o uniforme)|
  chutar o (balde|pau)|(mudar|trocar) de (área|emprego|profissão|ramo|carreira|vida)|
  desistir de tudo|cair fora|dar no pé|meter o pé|picar a mula|nunca mais voltar|não voltar mais|
  sumir (desse trabalho|do trabalho|da empresa|daqui|dali)|mandar (tudo|todo mundo|todos)|
  virar as costas|rasgar o contrato|entregar (o crachá|o cargo|os pontos)|vender (coco|miçanga)|
  plantar alface|virar hippie|morar no mato|ser (demitido|demitida|mandado embora|mandada embora)|
  que me (demitam|mandem embora)|me (demitirem|mandarem embora)|meter atestado|dar um basta|
  sair correndo|levantar e ir embora|não aparecer mais|encerrar a carreira|largar tudo|
  abandonar tudo|sair desse inferno|fugir (de tudo|daqui|dali))
(quero|queria|querendo|penso|pensando|pensei|vontade|doido|doida|louco|louca|vou|decidi|cogito|
  cogitando|sonho|ameacei|planejo|prestes|quase|pretendo|resolvi|afim) [de|em|pra|para|que|só|muito|
  mesmo|até|a] (sair|largar|abandonar|desistir|fugir|ir embora|vazar) (desse|dessa|deste|desta|do|da|
  de|o|a|essa|esse|esta|este|minha|meu) (trabalho|emprego|empresa|firma|profissão|carreira|lugar|
  escola|setor|serviço|cargo|curso|faculdade|docência|enfermagem|medicina|magistério|concurso|vida|
  área|hospital|loja|banco|escritório|agência|call center|tudo|estágio|mestrado|doutorado)
(quero|queria|vontade de|só quero|doido pra|doida pra|louco pra|louca pra) (sair|fugir|ir embora|
  vazar) (daqui|dali|de lá)
(procuro|procurando|busco|buscando|caçando|olhando|olho|vendo|mando|mandando|mandei|enviando|enviei|
  disparando|distribuindo|espalhando|atualizei|atualizando|refiz|reabri|abri) [escondido|já|todo dia|
  o|a|meu|os|um|de novo] (currículo|currículos|linkedin|vaga em outra|vaga em outro|vagas em outra|
  vagas em outro|outro emprego|outra coisa|outro trabalho|outra vaga|outra empresa|concurso|
  novas oportunidades|emprego novo)
(pedi|peço|vou pedir|entreguei|assinei|imprimi|escrevi|rascunhei|redigi|digitei|deixei|abri|
  salvei) [a|o|minha|meu|hoje|já|as|um|uma] (demissão|carta de demissão|pedido de demissão|
  exoneração|pedido de exoneração|pedido de desligamento|rascunho da demissão)
(carta|pedido|rascunho) (de|da) (demissão|exoneração|desligamento) [pronta|pronto|na gaveta|
  no rascunho|salva|salvo|escrita|aberta]
(não|nunca) (piso|volto|entro|apareço|trabalho) mais (lá|ali|nesse|nessa|naquele|naquela|aqui)
(torço|torcendo|rezo|rezando) (pra|para|por) (me demitirem|ser demitido|ser demitida|
  me mandarem embora|feriado|pegar covid|ficar doente|quebrar a perna|cair o sistema|
  o sistema cair) [e]
(inventei|invento|inventando|arrumei|arrumo|forjei|menti) .. (desculpa|atestado|dor|doença|consulta|
  dentista|morte) .. (não ir|faltar|fugir|escapar|não trabalhar|não aparecer|sair mais cedo|
  não participar)
(faltei|matei|falto|mato|enrolei|enrolo|enrolando|adiei|adiando|atraso|atrasei) [o|a|ao|no|de|
  hoje] (serviço|expediente|trabalho|reunião|plantão|propósito|dia todo|dia inteiro|tempo) [sem|só|
  porque|de|por|pra|por pura] (avisar|culpa|vontade|não aguentar|não querer|propósito|preguiça|
  desânimo|não ir)
$NAO (quero|queria|pretendo) mais ser (gerente|chefe|líder|professora|professor|enfermeira|
  enfermeiro|médica|médico|coordenadora|coordenador|gestora|gestor|atendente|bancária|bancário|
  advogada|advogado|vendedora|vendedor|policial|motorista|diretora|diretor|supervisora|supervisor|
  servidora|servidor|isso|nada ali)
$NAO quero mais (dar aula|atender|trabalhar|liderar|chefiar|ensinar|plantão|essa profissão|
  essa vida de|esse emprego|esse trabalho|saber de)
`;
