/** Ordinary words one letter away from a lexicon form: a slip must not turn them into a signal. */
export const ordinaryWords = `
abrumador acabalo acabaras acotado aferrado agitada agitado agobies agradecio alabada alabado
alargada alargadas alargado alargados alegoria alegras alegrias aliviara alterando altercado
altercados alternados amarrado animaba animador animando animara anotadas anotado anotados apagala
apagalo apagamos apagando apagara apegado arqueada arqueadas arrastraba arrastrando arrastrandose
arrastrandote arrastrara arrepentira arrepentiras aterrador atracado atrapala atrapalo atrapamos
atrapando atrapara atraparas atrasada atrasado atrasados aumente avergonzaba avergonzando azotado
balada baladas balado baleado bandada bandadas bloqueador bloqueando calada calado callada callado
callados calmaos calmara calvados calzada calzadas calzado calzados camada canada canadas candado
candados canicas cansando cantada cantadas cantado cantados captando casada casadas casado casados
causada causadas causado causados censada censados civicas civicos clinicas clinicos colarse
confiaba confiabas confiamos confiando confiara confiaras confinada confinado confinados confundio
conicas conicos consumada consumado consumia consumidor consumio contada contado contenga contenia
contenta contento contesta contestas contesto contexto contextos convento conventos decepciona
decepcionara derrumbado derrumbes descansen descanses desmayos destronado destrozando destrozara
destruimos destruira destruiras diarra disfrutado disfruten disfrutes dispensa dispersan dispersar
distance encantaba encantador encantara estable establo estallado estarlo estella estelle
estrenada estrenadas estrenado estrenados euforia expiloto explora exploran explorando exploraron
exploro explotada explotado explotados exploten fantasticos fracasos fundada fundadas fundado
fundados hormiguero hundimos hundio hundira imponente imponentes incompetentes infelices inspiraba
inspirador liberador liberamos liberando liberara liberas librada librado liderada lideradas
liderado liderados literas llorabas llorado mamadas manadas marcada marcadas marcado marcados
mareando matalos mataras mataros molinas molino molinos movidas movidos mueras muerdas muertes
nerviosismo parada parado pasada pasado prefecto preocupaba preocupabas preocupamos preocupando
preocupara preocuparas quedado quejado quemaba quemalo quemamos quemando quemara quesada quezada
realizaba realizador realizamos realizando realizara rebajado rebajados recuperaba recuperamos
recuperando recuperara recuperaras reflejo relatada relatado rendia rendimos rendira renida renido
renovador renovando resentimientos saqueada saqueadas saqueado saqueados sentada sentado seremos
sernos sirenas sobrepasando surenos tarados tiramos tiranos tomado vertido vertidos humanos humano humana humanas rosquillas rosquilla
`;
