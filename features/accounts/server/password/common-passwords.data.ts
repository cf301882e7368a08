/**
 * Passwords that guessing begins with, lower-cased and without accents; blanks separate them. Words
 * that people decorate with digits and signs (`senha123`, `Mudar@2024`) stand here undecorated.
 */

/** Whole passwords, compared as they are. */
export const COMMON_PASSWORDS = `
123456 1234567 12345678 123456789 1234567890 012345 0123456 01234567 0123456789 102030 10203040 1020304050 112233
11223344 1122334455 121212 12121212 123123 123123123 123321 1234321 123454321 123654 12344321 123qwe 123qweasd 123abc
12qwaszx 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 q1w2e3 q1w2e3r4 q1w2e3r4t5 qwe123
qwe123qwe qweasd qweasdzxc qwaszx zaq12wsx zaq1zaq1 zaqxsw xsw2zaq1 asd123 asdasd asdasd123 asdf1234 asdfjkl zxc123
zxczxc a1b2c3 a1b2c3d4 a1s2d3 a1s2d3f4 aa123456 aaa111 abc123 abc1234 abcd1234 abcde12345 111222 111222333 111222tianya
131313 13131313 134679 142536 14253669 147147 147258 147258369 147852 147852369 159159 159357 159753 159951 1597530
171717 181818 191919 202020 20202020 212121 222333 232323 242424 252525 258258 258456 262626 272727 282828 292929
303030 313131 321321 321654 321654987 323232 332211 333444 335577 343434 353535 357159 363636 369258 369258147 373737
383838 393939 404040 414141 420420 424242 434343 445566 454545 456123 456321 456456 456654 456789 464646 474747 484848
494949 505050 515151 525252 535353 543210 545454 555666 556677 565656 575757 585858 595959 606060 616161 626262 636363
645321 646464 654123 654321 656565 665544 667788 676767 686868 696969 707070 717171 727272 737373 741741 741852
741852963 747474 753159 753357 753951 757575 767676 776655 777888 778899 787878 789123 789321 789456 789456123 789654
789987 797979 808080 818181 828282 838383 848484 852456 852852 858585 868686 878787 887766 888999 898989 909090 919191
929292 939393 949494 951357 951753 951951 959595 963258 963258741 963852 963852741 963963 969696 979797 987321 987654
9876543 98765432 987654321 9876543210 987987 989898 998877 007007 010101 010203 01020304 010203040 020202 030303
051015 070707 090909 000001 000123 100100 100200 101010 10101010 110110 111000 112358 113355 120120 123000 123098
123099 123412 12341234 1234abcd 1234qwer 12345a 123456a 1234567a 12345678a 123456789a 123456aa 123456abc 123456b
123456d 123456j 123456k 123456l 123456m 123456q 123456r 123456s 123456t 123456z 12345q 12345qwert 12345t 123456789q
123456789z 1234567891 12345678910 123456qwerty 123789 123987 124578 125125 1a2b3c 1a2b3c4d 1password 1q2q3q 1x2zkg8w
135246 135790 135791 13579 1357924680 135797531 147896 147896325 159632 172839 192837 19283746 192837465 246810
24681012 2468013579 258963 314159 31415926 3141592 321123 321456 333666 36987 369852 369963 456852 456987 474849
5201314 520520 521521 535455 54321a 555777 555888 5t6y7u 654987 666777 666999 6969696 741236 741963 753421 7654321
777999 78945612 789632 7894561230 852147 852369 852963 86421357 876543 8675309 87654321 888666 963147 963741 987456
987412365 9638527410 999111 999666 999888 a123456 a1234567 a12345678 a123456789 aa112233 aa1234 abc12345 abc123456
abcd123 abcd12345 abcdef123 admin123 admin1234 asd123456 asdf123 b123456 c123456 d123456 g123456 gvt12345 j123456
k123456 l123456 m123456 p123456 p455w0rd p@55w0rd p@ssw0rd passw0rd pa55word pa55w0rd q123456 q1w2e3r4t5y6 q2w3e4r5
qaz123 qazwsx qazwsx123 qazwsxedc qazxsw qwer1234 qwert12345 qwerty12 qwerty123456 r123456 s123456 t123456 w123456
wsx123 x123456 z123456 zx123456 zxcv1234 zxcvbnm123 cpf123 cnpj123 rg1234 cep123 brasil10 brasil2014 brasil2022
palmeiras1914 corinthians1910 flamengo1895 flamengo81 flamengo2019 santos1912 gremio1983 vasco1898 spfc1935 timao1910
timao2012 bicampeao tricampeao tetracampeao pentacampeao hexacampeao jesus33 jesus777 deus777 salmo23 salmo91 salmos23
salmos91 psalm23 psalm91 john316 joao316 filipenses413 florescer2024 florescer2025 florescer2026 azertyuiop azerty123
qwertyuiop qwertyuiopasdfghjkl asdfghjkl asdfghjklzxcvbnm zxcvbnm mnbvcxz mnbvcxzlkjhgfdsapoiuytrewq poiuytrewq
lkjhgfdsa qsdfghjklm wxcvbn qwertz qwertzuiop dvorak aoeuidhtns iloveyou iloveu ilovegod iloveyou2 teamo teamomucho
teamobebe tequiero tequieromucho teamoamor jetaime jetaimefort eutamo euteamo euteadoro amoreterno meuamor minhavida
minhafamilia minhafilha meufilho meusfilhos amominhamae amominhafamilia amomeupai amomeusfilhos deusefiel deusebom
deuseamor deusnocomando jesuscristo jesusteama jesusmeama jesussalva jesusesalvador senhordeus gracasadeus feemdeus
sodeus somentedeus deuseminhaforca deusmeajude deuspai maededeus nossasenhora aparecida ssenha senhasenha minhasenha
minhasenha123 novasenha suasenha asenha senhanova senhaforte senhasegura senhafacil senhafraca senhadificil senhapadrao
semsenha naosei naolembro esqueci esqueciasenha euesqueci lembrar lembrete trocarsenha mudarsenha alterarsenha
passwordpassword mypassword newpassword changeme changeit letmein letmein123 welcome welcome1 welcome123 trustno1
whatever opensesame sesame abretesesamo ouvretoi motdepasse monmotdepasse mdp123 motdepasse123 contrasena micontrasena
contrasenia clave123 miclave clave1234 secreto secreta
000000 111111 222222 333333 444444 555555 666666 777777 888888 999999 00000000 11111111 88888888 aaaaaa zxcvbn
`;

/** Words that stay common whatever digits and signs surround them. */
export const COMMON_WORDS = `
senha senhas mudar trocar acesso entrar entrada login logar usuario cliente visitante convidado teste testes testar
testando provisorio provisoria temporario temporaria padrao inicial master mestre admin administrador administrator
adm root suporte sistema servidor empresa escritorio trabalho gerente diretor secretaria financeiro vendas compras
recepcao estoque producao contabilidade juridico marketing escola faculdade hospital clinica igreja banco caixa
internet wifi celular telefone computador notebook samsung motorola xiaomi iphone android google facebook instagram
whatsapp telegram youtube twitter netflix spotify amazon microsoft windows office outlook hotmail gmail yahoo
password passwort passwd pass passcode secret private user username guest default test tester testing demo sample
example temp temporary welcome hello goodbye login access enter admins superuser superman batman spiderman ironman
hulk thor avengers marvel starwars pokemon pikachu naruto sasuke kakashi goku vegeta minecraft fortnite roblox
playstation nintendo xbox counterstrike freefire dragon dragonball monkey shadow master killer hunter ranger soldier
football soccer baseball basketball hockey tennis golf sunshine princess princesa principe rainha queen king prince
flower flor flores florzinha rosa rosas rosinha margarida violeta orquidea girassol tulipa jasmim jardim estrela
estrelas estrelinha lua luar solar brilho arcoiris anjo anjos anjinho angel angels angelica angelo fada borboleta
passarinho cachorro cachorrinho gato gatinho gatinha gatos dog doggy puppy kitty kitten cat cavalo tigre leao leoa
lobo panda ursinho urso coelho coelhinho tubarao golfinho aguia falcao pantera jaguar leopardo cobra
amor amore amores amorzinho amoreco amando paixao querida querido lindo linda lindona lindinha gostosa gostoso vida
vidaloka vidaboa felicidade feliz alegria saudade saudades esperanca paz liberdade sucesso vitoria vencedor vencer
campeao campeoes gloria forca coragem destino sonho sonhos sonhar familia mamae mamaezinha papai papaizinho filho
filha filhos filhas filhinha irmao irma irmaos vovo vovozinha bebe nenem titia sobrinha casamento namorada
namorado esposa marido amigo amiga amigos amigas amizade juntos eterno eterna
deus jesus cristo jesuscristo senhor maria mariamae espirito espiritosanto aleluia gloriadeus fe bencao abencoada
abencoado milagre oracao biblia pastor igreja santo santa saojorge saojose saojudas saobento nossasenhora aparecida
brasil brasileiro brasileira saopaulo riodejaneiro minas minasgerais bahia salvador recife fortaleza curitiba manaus
belem goiania brasilia portoalegre florianopolis campinas natal maceio aracaju paraiba pernambuco ceara parana
santacatarina riograndedosul amazonas amazonia copacabana ipanema portugal lisboa porto angola mocambique
flamengo mengao mengo corinthians corintiano timao palmeiras palestra verdao porco saopaulofc spfc tricolor santos
santosfc peixe vasco vascodagama vascao botafogo fogao fluminense flu gremio imortal internacional inter colorado
cruzeiro raposa atletico galo atleticomineiro bahiaec vitoriaec sportrecife leaodailha nautico santacruz cearasc
fortalezaec coritiba furacao athletico paranaclube avai figueirense chapecoense goiasec guarani pontepreta portuguesa
remo paysandu neymar pele ronaldo ronaldinho romario zico garrincha messi maradona barcelona realmadrid juventus
chelsea arsenal liverpool manchester benfica sporting boca bocajuniors riverplate penarol
futebol bola gol golaco craque capoeira samba pagode sertanejo forro carnaval praia verao inverno outono primavera
janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro segunda terca quarta quinta
sexta sabado domingo feriado ferias natal anonovo pascoa
january february march april may june july august september october november december monday tuesday wednesday
thursday friday saturday sunday spring summer autumn winter christmas holiday
enero febrero marzo mayo junio julio septiembre octubre noviembre diciembre lunes martes miercoles jueves viernes
janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre lundi mardi mercredi jeudi vendredi
samedi dimanche printemps ete automne hiver noel vacances soleil bonjour bonsoir salut merci chouchou doudou loulou
choupette chocolat fromage amour monamour moncoeur coeur bebe maman papa famille ange princesse marseille paris lyon
toulouse bordeaux france football azerty motdepasse soleil etoile lapin chaton nounours
hola amor amorcito corazon carino princesa bonita hermosa estrella familia mexico argentina colombia chile espana
madrid peru venezuela america realmadrid futbol contrasena clave secreto usuario prueba bienvenido tequiero teamo
mariposa angelito alejandro alejandra guadalupe
ana anna anabela anaclara anajulia analuiza anapaula anacarolina beatriz bia bianca bruna brunna camila camilinha
carina karina carla carlinha carol carolina caroline catarina cecilia celia clara clarinha claudia cristiane cristina
daiane daniela danielle debora denise eduarda eliane elisa elisangela elizabeth emanuelle erica erika fabiana fatima
fernanda flavia francisca gabi gabriela gabrielly geovana giovanna gisele graziela heloisa helena ingrid isabel isabela
isabella isadora ivone jaqueline jessica joana josefa joyce juliana julia juju karen kelly lais lara larissa laura
leticia lilian livia lorena luana lucia luciana ludmila luiza luisa luna maiara manuela marcela marcia mariana mari
mariaclara mariaeduarda marialuiza mariajose marina marlene marta mayara melissa michele milena mirella monica monique
natalia nathalia nayara nicole olivia paloma pamela patricia paula paulinha priscila rafaela raimunda raquel rayane
rebeca regina renata rita roberta rosana rosangela rosemary sabrina samara sandra sara sarah sheila silvana silvia
simone solange sofia sophia sonia stefany stephanie sueli suzana talita tamires tania tatiana tatiane teresa thais
valentina valeria vanessa vera veronica vitoria viviane yasmin
adriano adilson adriana alan alex alexandre aline alice amanda andre andrea andreia andressa anderson antonio arthur
augusto benjamin bernardo brenda breno bruno caio carlos carlinhos cassio celso cesar claudio cleber cristiano daniel
danilo davi david davidson denis diego diogo douglas edson eduardo dudu elias emerson enzo erick evandro everton fabio
fabricio felipe fernando filipe flavio francisco chico gabriel geraldo gilberto giovani guilherme gui gustavo heitor
henrique hugo igor isaac italo ivan jackson jair jean jefferson joao joaopaulo joaopedro joaovitor joaquim jonas
jonathan jorge jose josue juan julio juliocesar kaique kaio kevin kleber leandro leo leonardo lorenzo lucas luca luciano
luis luisfelipe luiz luizfernando marcelo marcio marco marcos marcosvinicius mario mateus matheus mauricio mauro
michel miguel milton murilo nathan nelson nicolas nilson otavio pablo patrick paulo paulinho pedro pedrinho
pedrohenrique rafael rafa raul reginaldo renan renato ricardo roberto robson rodolfo rodrigo roger rogerio romulo
ronaldo ruan ruben samuel sebastiao sergio sidnei silvio tales thiago tiago tomas valdir vagner wagner victor vinicius
vitor vitorhugo wallace wellington wesley william willian yago yuri
almeida alves andrade araujo azevedo barbosa barros batista borges braga campos cardoso carvalho castro cavalcante
correia costa cruz cunha dias duarte farias fernandes ferreira freitas garcia gomes goncalves leite lima lopes machado
marques martins medeiros melo mendes miranda monteiro morais moreira moura nascimento nogueira nunes oliveira pereira
pinto pires ramos reis ribeiro rocha rodrigues sales santana santos silva silveira soares souza sousa tavares teixeira
vasconcelos viana vieira xavier
michael jennifer jordan ashley nicole daniel jessica thomas robert matthew andrew joshua anthony charlie george
maggie pepper ginger summer cookie tigger snoopy mickey minnie donald garfield barney scooby simba nemo mustang
corvette ferrari porsche mercedes camaro harley yamaha honda toyota chevrolet fiat volkswagen fusca gol opala
kawasaki suzuki diamond diamante silver golden gold money dinheiro rico milionario bitcoin freedom forever friends
friend family lovely lover loveme love lovers baby babygirl babyboy honey sweet sweety sweetheart beautiful cutie
hottie sexy playboy player gangster gangsta thuglife matrix ninja samurai pirate phoenix fenix eagle falcon tiger
lion wolf bear panther scorpion cobra spider turtle dolphin butterfly orange banana apple cherry peanut chocolate
coffee cafe cafezinho pizza cheese batata abacaxi morango melancia laranja limao uva maca chuchu coxinha pipoca feijoada
brigadeiro acai guarana cerveja cachaca caipirinha purple yellow green black white red blue azul verde amarelo preto
branco vermelho roxo pretinha pretinho moreno morena loira loirinha baixinha baixinho gordinha gordinho magrela
maluco maluca doido doidinha loucura louco louca moleque malandro guerreiro guerreira princesinha bonequinha boneca
computer internet hacker linux ubuntu debian mysql oracle server network security qwerty qwert asdfgh asdfg zxcvb
azerty qazwsx asdf zxcv qwer abcdef abcdefg abcdefgh abcd abc abcde xyz xxx aaa
metallica nirvana slipknot linkinpark greenday ironmaiden acdc beatles rockandroll rock legiaourbana anitta
harrypotter hogwarts gandalf hobbit frodo legolas starwars jedi yoda vader skywalker startrek matrix titanic
saude doutor doutora medico medica enfermeira dentista advogado advogada engenheiro engenheira professor professora
psicologa psicologo policia bombeiro exercito marinha militar cantor cantora artista musica violao guitarra piano
florescer burnout diario bemestar terapia calma respirar michelle rockyou
`;
