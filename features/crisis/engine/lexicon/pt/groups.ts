/** Portuguese words that many wordings share. */
export const groups = {
  partner:
    '(marido|esposo|esposa|mulher|namorado|namorada|companheiro|companheira|noivo|noiva|parceiro|parceira|ex|ficante)',
  family:
    '(pai|mãe|mae|padrasto|madrasta|irmão|irmã|irma|filho|filha|tio|tia|primo|prima|avô|avo|avó|sogro|sogra|cunhado|cunhada|sobrinho|sobrinha|neto|neta)',
  home: '(meu|minha) (ex)? (@partner|pai|mãe|mae|padrasto|madrasta|irmão|irmao|sogro|sogra|filho)',
  he: '(ele|ela|@home)',
  friend:
    '(amigo|amiga|colega|vizinho|vizinha|aluno|aluna|paciente|cliente|estagiário|estagiária|@partner|@family)',
  other: '(meu|minha|um|uma|o|a|nosso|nossa) (melhor|grande)? @friend',
  child:
    '(criança|crianças|menino|menina|bebê|bebe|neném|nenem|aluno|aluna|sobrinho|sobrinha|neto|neta|filho|filha|enteado|enteada)',
  frail:
    '(@child|avó|avô|avo|idoso|idosa|idosos|velhinho|velhinha|cadeirante|deficiente|autista|residentes)',
  boss: '(chefe|gerente|patrão|patrao|patroa|supervisor|supervisora|encarregado|encarregada|diretor|diretora|dono|dona|coordenador|coordenadora|líder|lider|colega|cliente|paciente|aluno|segurança|passageiro|sócio)',
  number:
    '(dois|duas|três|tres|quatro|cinco|seis|sete|oito|nove|dez|quinze|vinte|2|3|4|5|6|7|8|9|10|12|15|20|vários|várias|muitos|muitas)',
  pills:
    '(remédio|remédios|remedio|remedios|comprimido|comprimidos|cartela|cartelas|calmante|calmantes|rivotril|clonazepam|tarja|caixa|frasco|vidro|pílula|pílulas|zolpidem|diazepam)',
  gun: '(arma|revólver|revolver|pistola|espingarda|faca|facão|facao|canivete|machado)',
  drug: '(cocaína|cocaina|pó|crack|pedra|heroína|maconha|baseado|lsd|ecstasy|md|loló|k9|k2|metanfetamina|rebite|anfetamina|droga|drogas)',
  every: '(todo dia|todos os dias|toda noite|sempre|direto|de novo|cada vez)',
  hit: '(bateu|bate|bater|batia|batendo|espancou|espanca|espancava|agrediu|agride|agredia|socou|chutou|chuta|estapeou|esmurrou|estrangulou|enforcou|esganou|queimou|esfaqueou|surrou|empurrou|empurra|sacudiu|mordeu|cuspiu)',
};
