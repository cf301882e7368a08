/** Ordinary words one letter away from a lexicon form: a slip must not turn them into a signal. */
export const ordinaryWords = `
abattre absence absences absenter aneantir aneantit apprecier appreciez basees calquee cantonne
casse causees cephalees chanteuse chanteuses chassees classe classees combes complimenter
compliments conique coniques consent contant contenta contenter contenu contenue contenues
contenus contest conteste contestes contet context contexte contextes contient convent coutent
craques creees deborder deboute deconnecter decorde decoupage decoupages decourager defendu
defendue defendues defendus degote depasser depassez depressions deprimer derache deroute
desbordes detacher detendre detends detenu detenue detenues detenus diarrhees dispense dispensee
dispensees dispenses disperser distance distances distraire epanouir epanouit eteinte eteintes
etoffe etoffes etouffer etreinte evanouir evanouit explore exploree explorees explores exposee
exposees exposes fatiguez felicie feliciter formidables frisons hebreux humilier humilite
imposteurs impuissance incompetence inquietee inquieter inquietez inspirer inspirez iraient
joueuse joueuses laines laissees latines liberge liberte libertes libres magnifiques malaisie
maltaise neveux optimise optimisee optimisme paniquer paniquez parait parfaits partait passible
passé passée pensée pensées pleuvait punique puniques reconnaissait reconnaissance reconnaissances
reconnaissent records referme regates regenerer reglee reglees regulee relatee relates relayee
relayees remercier remerciez renales reponses resource resources saouls satires satisfaire saturne
saules soudage soudees soulager soulanges souleves souvenu souvenue stresser sutures tasse tendres
tenues torches valoriser vestige vestiges
`;
