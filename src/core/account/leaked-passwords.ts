/**
 * The most frequently leaked passwords of at least eight characters, most frequent first, in lower case. They are
 * those of zxcvbn 4.4.2's 30,000 (MIT, Dropbox) that no rule in password-rule.ts rejects by itself.
 */
export const LEAKED_PASSWORDS: ReadonlySet<string> = new Set(
  `
liverpoo rush2112 4815162342 11223344 12qwaszx 789456123 christin alexande 147258369 spitfire svetlana westside
123456789a 1232323q vladimir usuckballz1 fktrcfylh swordfis alexandr elizabet valentin spiderma ncc1701d fyfcnfcbz
loverboy 123654789 electric 741852963 123456789q cjkysirj 147852369 a1b2c3d4 1029384756 dbrnjhbz defender christia
software veronika devildog soso123aljg mistress basketba 31415926 stephani enterpri trfnthbyf bigboobs aardvark
butterfl marathon highland 12345678910 sherlock wetpussy adgjmptw overlord sundance ncc1701e geronimo 123qwe123
aleksandr portugal superfly alejandr 11235813 christop rhbcnbyf qazxswedc cdtnkfyf mongoose a1234567 immortal dietcoke
hollywoo 14789632 bonehead ghbdtnbr charlott hongkong ilovesex 1123581321 sebastia werewolf lollipop cooldude tottenha
stocking makaveli satan666 verbatim raistlin punkrock waterloo musicman seinfeld skywalke squirrel vanhalen intrepid
1234567a showtime ekaterina 111222333 hannibal panasonic sandiego portland blackdog californ 1a2b3c4d dingdong
mushroom dkflbvbh stranger guardian slapshot septembe 147896325 rammstein 123321123 munchkin 1passwor barcelon
coltrane goodluck katerina shaney14 fuck_inside discover spanking lonestar meridian stonecol 192837465 lowrider
tacobell halflife 123698745 kangaroo socrates mailcreated5240 fuckface 12369874 ragnarok colombia dodgeram mustangs
sithlord scoobydo oblivion titleist bigballs blueeyes mersedes nuttertools 1122334455 peterpan kingston freckles
aspirine mariners deadhead rootbeer scooter1 plymouth creampie justdoit 1234567q lightnin caliente goodtime thankyou
brucelee redalert catherin porkchop a1s2d3f4 blackjac chevrole spectrum labrador syracuse front242 candyman commando
clitoris pineappl lesbians 8j4ye3uz monopoly romashka 123456aa gangbang infiniti 1234567890q cosworth qawsedrf
doberman webmaster beefcake godsmack viktoria starbuck valhalla ncc1701a sailboat phillies swingers frontier butthole
doughboy nebraska agent007 pinkfloy dannyboy luckydog whocares vfrcbvrf vkontakte mandingo dilligaf bunghole golfball
technics 15426378 aberdeen stripper hurrican rfnthbyf dthjybrf excalibu lancelot keystone flamingo kamikaze warhammer
deeznuts macdaddy manchest meatball eatpussy sentinel 123456789z jamesbon billyboy microsof microlab gordon24 pantyhos
73501505 passwor1 azsxdcfv charlton bigmoney fordf150 saratoga wildfire vladislav greenbay chicken1 321654987 chester1
rjirfrgbde rightnow hyperion treasure meatloaf anaconda poontang lionking albatros kenworth dinosaur happyday holyshit
ericsson chickens zxcasdqwe fktrcfylhf polniypizdec0211 crazybab anhyeuem applepie rockhard hellyeah skorpion hedgehog
australi 1qa2ws3ed 13243546 yosemite karolina starship greatone freeporn roadkill killbill 78945612 cinnamon backdoor
rastaman sojdlg123aljg robotech 18436572 mechanic pingpong operator rasputin 963852741 amsterda majestic wrestlin
gotohell kingfish passwords lineage2 nwo4life a123456789 fuckthis kcj9wx5n umbrella r2d2c3po snoopdog splinter
underdog megapass p0015123 bullseye blackhaw jamesbond tunafish dkflbckfd 123789456 translator gfhjkm123 supersta
magicman caligula 12131415 dfktynbyf deepthroat tazmania tommyboy marino13 vfhufhbnf brighton budweise getmoney
chainsaw eastside snowboar moneyman chrisbln viewsonic penthous flounder whitesox thanatos panasoni sneakers ghjcnjnfr
titanium intruder gargoyle poseidon newcastl johannes buckshot sunnyday goldstar multiplelo motherlode westwood
sunflowe assholes babyblue starfire paintbal knickers lokomotiv rjycnfynby thirteen hotpussy philippe avalanch
idontknow vfvfgfgf zerocool 1x2zkg8w zxasqw12 francesc paintball syncmaster aleksandra southpark cambiami monalisa
chuckles mazafaka meathead barefoot 12345678q cfitymrf clevelan terrapin clarinet deeznutz pianoman hawkeyes casanova
10203040 andromeda triangle monster1 smeghead cerberus rockford goldwing gabriell crjhgbjy tiberius hayabusa 12345679
salamander 12qw34er thegreat gesperrt whiskers overkill rhfcjnrf montgom240 sersolution spaceman runescape megatron
illusion roadking hoosiers leavemealone 14725836 balloons 12345678a mortgage doghouse blackbir hardcock 135792468
godfathe bookworm talisman blackjack babyface hawaiian mortimer roadrunn handyman alphabet digital1 beautifu dutchess
idontkno teddybea valkyrie inuyasha wareagle gameover kittykat wishbone sinister gamecube bitchass preacher z1x2c3v4
claymore checkers armagedon newpass6 aa123456 silverad electron rhtdtlrj thunderb ghostrider blackout 123456qw
bcfields southpar mandarin cannabis kleopatra dirtbike 1234567890a slippery bluefish 1357924680 mollydog ghblehjr
starcraf cameltoe vasilisa elizaveta flexible farscape yfcntymrf fyutkbyf thedoors 123qq123 7ugd5hip2j pussyman
gatorade carpedie webmaste chrysler 01020304 987456321 binladen a12345678 buttercu millwall dragonba babylove bullfrog
bobdylan capslock gfhjkmgfhjkm coolness barbados knockers amateurs jayhawks 9293709b13 eldorado soulmate andromed
50spanks kakashka yeahbaby netscape carlitos eastwood microphone coldbeer fgtkmcby just4fun 1234567891 specialk
piramida mephisto violetta spencer1 smashing fastball buddyboy shitface kissmyass radiohea wildcard maxwell1 testpass
pringles insomnia 1a2s3d4f magician telephon vsjasnel12 iverson3 gamecock budapest yjdsqgfhjkm reckless maksimka
kazantip concorde abnormal jellybea islander jiggaman classics hooligan scrabble wg8e3wjf rhjrjlbk sweetnes masamune
mariposa doomsday buttfuck marcello dynamite lollypop moonbeam 12365478 forsaken katarina fullmoon sausages stanislav
robotics mobydick senators windsurf reddevil vfitymrf nevermind woodland anastasiya presiden vanguard rjhjktdf
firewall temppass fandango highheel christma icehouse earnhard mypassword zaqxswcde misfit99 1z2x3c4v platypus
spongebo abrakadabra viktoriya reddwarf longjohn slamdunk honolulu 134679852 johndeer windmill bergkamp irishman
zildjian mudvayne freebird snowflak nygiants playstat webhompas jefferso monkeybo death666 hounddog josephin thisisit
pallmall clippers bigblock whiteout fuckinside 123456789s bluebell undertak chipmunk mazdarx7 qwe123qwe kjrjvjnbd
lovelife anastasi roadster cbr900rr good123654 highbury koroleva washingt redbaron krasotka pipeline 7894561230
tkbpfdtnf smirnoff starligh fishhead yogibear konstantin terminat ghbywtccf slowhand fuckhead nostromo survivor
cnfybckfd lemonade cocksuck solitude catwoman bearcats wanderer paradigm fantasia 74108520 gtnhjdbx sundevil armstron
revolver trouble1 jackass1 volkswag pool6123 wildbill 45m2do5bs cleopatr coventry sidekick gbhfvblf zanzibar tinkerbe
bluesman threesom nautilus everlast ghbdtn123 longdong ghjcnjgfhjkm tokiohotel sonyericsson pantera1 palmtree andyod22
marseille viewsoni evangelion sandrine sprinter fearless antelope barselona fyfnjkbq zxcasdqwe123 fairlane fantomas
gladiato 25800852 buffalo1 cheshire tomahawk bismillah bigpoppa margarit success1 pasadena johngalt sweetness elcamino
trinitro carpente callisto vendetta yamahar1 wildwood foxylady leedsutd dominion enforcer derparol remingto vjqgfhjkm
rfvfcenhf carnival papillon knuckles ghjuhfvvf freefall baritone mischief hetfield dontknow sasha_007 calimero
whiteboy cygnusx1 firefigh blowfish screamer harddick 123456ru wp2003wp kordell1 swinging trucking marijuana noname123
francisc obsidian dfktynby lakeside suckmydick strawber nokian73 slimshady whistler blueball cassandr paramedi
eclipse1 darkangel smackdow argentin moonligh capricor bigbooty cherries lalakers dogpound universa eggplant taekwondo
capetown sylveste cartman1 marseill magellan southpaw notebook pufunga7782 goodgirl challeng millenium camaross
hotgirls goldfing moonshin sonyfuck mandrake marcius2 navigator fkbyjxrf earthlink opendoor stanley1 lakewood bluejays
commande ironmaiden toriamos ghhh47hj7649 23skidoo roadrunner bordeaux 135798642 supernov optimist ilovegod nightwish
patches1 gsxr1000 hattrick enternow lenochka suckdick intercourse waterboy mamacita htubcnhfwbz limewire stratfor
stigmata klondike marijuan hardball nineinch power123 vauxhall funstuff krokodil rfntymrf cabernet sheepdog sammy123
baltimor mash4077 cashmone vancouve ilikepie 123456789m hairball toonarmy pimpdadd q1234567 theforce scheisse sigmachi
bigdicks riccardo rfhnjirf dolemite pathfind vqsablpzla modelsne myxworld hellsing rocknrol futurama smoothie archange
vagabond billabon darkange skateboard evolutio morrowind plastics zaqwsxcde dominiqu nevermore forgetit elisabet
aolsucks woodstoc scrapper minimoni q123456789 ncc74656 slimshad friendster dilbert1 carebear fireblad pornking
flamengo snowbird lonesome baracuda singapor herewego 123456789d kamasutra vipergts navyseal masterbate peterbil
cucumber sasha123 homemade warhamme pinnacle flipflop lfitymrf acidburn fellatio jeepster sexybitch vfntvfnbrf
cartoons rainyday alleycat escalade daisydog cocksucker fyutkjxtr whiplash adrenalin ambrosia 5wr2i7h8 penetration
stickman puppydog charisma nightmar laetitia 0192837465 goldeney dragonfl phialpha 10293847 bismarck bynthytn mallorca
dragster favorite6 beethove normandy nounours thumper1 playball guillaum buttercup cambridg treefrog sexybabe pavement
smackdown cannibal nthvbyfnjh 369258147 benessere skipper1 sephiroth hallowee sparkles 1qazxsw23edc amethyst volleyba
bettyboo ticklish mynameis junkmail longhair gannibal skinhead segblue2 montecar candyass letsdoit notredam 789654123
alcatraz frankie1 virginie dfcbkbcf blacklab montrose supernova frederik ilovepussy motocros lockdown istheman
pinetree rustydog tampabay babycake streaming fidelity capitals dreamcas riffraff playmate pizzaman 1234567899
delpiero 1million wonderboy sergbest 44332211 cashmoney left4dead 66613666 123456as 123456qqq sunlight lol12345
bigtruck revoluti feelgood gogators papamama trooper1 tigercat usmarine lebowski madagaskar loverman dragonballz
italiano naughty1 fisherman weare138 piercing abracadabra macintos crescent eatmenow kicksass rfhfvtkmrf paladin1
lunchbox riversid acapulco rhfcfdbwf masterbating tennesse matchbox parlament goodyear hardwood erection highlife
implants bendover supersonic babybear laserjet natedogg cashflow ghjcnbnenrf alterego cantona7 ljxtymrf blueberr
demon666 trinitron qwerasdfzxcv mallrats goldeneye tamerlan backbone 1qw23er4 nineball ballsack flipper1 homepage
coolhand greedisgood wonderfu barefeet kcchiefs asdasd123 cheerleaers hillbill macaroni gigabyte buster12 cyclones
jurassic thebeast nemrac58 flvbybcnhfnjh feathers marauder redheads godbless greywolf pimpdaddy 123456789r reloaded
rfhfylfi 22446688 culinary 1234567aa phantom1 baberuth outsider blackhawk bigblack valeriya gianluca 1q2q3q4q lavalamp
pertinant redlight poophead monterey waterfal minnesot bukowski riverrat daredevi kamikadze 55bgates bellagio stiletto
biohazard as123456 darthvad lilwayne nopassword 14785236 nightowl trueblue nevermin deathnote copenhag gallaries
dtkjcbgtl fishtank rosewood blackberry 1020304050 deerhunt surveyor pitchers 741258963 dipstick 112233445566 softtail
greenman z1x2c3v4b5 smartass 12345677 chewbacc nosferatu downhill powerman qweasdzx mastermind care1839 atreides
monkeyboy nicetits sealteam chopper1 myspace1 topolino happyman stonewal manunited buddydog start123 civilwar deadspin
tortoise waterski dtxyjcnm interacial nightwin passmast eldiablo 1357908642 screwyou badabing foreplay seductive
happines gizmodo1 pizzahut kikimora a1a2a3a4 sprocket wdtnjxtr bisexual makeitso 789632145 fishcake libertad fivestar
mississi 123456789v kenneth1 bluestar ntktdbpjh paperino suckcock lapochka mike1234 q1q2q3q4q5 maxpower crazyman
finalfantasy kissmyas alessand ghbdtnrfrltkf augustin nathanie 1z2x3c4v5b gangbanged lovehate hondacbr mamochka
fisherma bismilla 20spanks qaz123wsx 0987654321q yaroslav websol76 hugoboss websolutions sephirot 918273645 timoxa94
sokolova skydiver 1234567890z guillerm stoppedby 123456789o whoknows godspeed foreskin slapnuts sandman1 honeybun
topsecret letsfuck pippen33 qw123456 lighthou nancy123 leonidas a1b2c3d4e5 general1 bigbucks tickling 987654321a
petrovich dirtydog allstate creepers fujifilm daredevil lionheart catfight vodafone valleywa chickenwing101 qq123456
livewire livelife roosters ilya1234 architec blackops smirnova a1s2d3f4g5 maurizio graywolf 3rjs1la7qe macgyver
hugetits flathead goofball 123581321 sarajevo rfgbnjirf joystick victory1 saxophon lionhear hillside 24681012 molly123
blackice quant4307s squerting flashman tangerin housewifes escorpio ghbdtndctv lincoln1 firestorm ludacris milamber
evangeli letmesee hooters1 glendale scorpions groupd2013 freewill silverado vflfufcrfh cornhole aerosmit bionicle
gfgfvfvf favorite2 shredder wednesda sparhawk firehawk 911turbo funtimes 159753456 bajingan frenchie babemagnet
74123698 truffles motocross skeeter1 carpediem scirocco fuzzball rushmore lacrimosa chevys10 domenico devilman
euphoria checkmat browndog horsemen jediknig allnight starlite close-up wrinkles snapshot dima1995 thetruth priyanka
dutchman passcode justinbieber 12345687 pennywis assmunch wellingt madala11 bettyboop hawthorn bernhard dominika
vfhbyjxrf lockerroom futyn007 daydream asslover mannheim horseman komputer pictuers ejaculation nastenka toulouse
smoke420 fullback dreamcast casablanca salvator pussylover 963258741 vivitron armageddon myfriend qwedsazxc illmatic
capoeira shinigami fhvfutljy nocturne churchil thumbnils tailgate neworder sexymama earthlin basketbal aligator
mojojojo papabear sfgiants billabong monolith ticktock japanees contortionist woodstock embalmer woodwork newstart
panorama daedalus fruitbat violator knickerless undertow kfcnjxrf masturbation transexual landrove anakonda rfhlbyfk
fordtruc archangel greentea morticia evanescence longshot starbucks prelude1 homebrew letmeinn fordf350 michele1
27731828 wingzero qawsedrftg alfarome fantasti 1a2s3d4f5g natascha q1q2q3q4 diamante pornographic comicbookdb kickflip
arcangel superbow dagobert vfpfafrf babemagn sublime1 buckwhea pussy4me redstorm paramore imtheman milkyway bigpenis
newproject2004 rammstei j3qq4h7h2v lambchop gfhjkm12 dreamer1 cybersex cowboyup manhatta 1213141516 yfnfitymrf
123456789p trousers fishface motherfu ibilltes maximilian mypasswo marajade morozova enter123 princeto hellohel
ursitesux 1234kekc duracell sevenof9 corvet07 rdfhnbhf tiberian needforspeed dropkick a123456a vfhnsirf sk8ordie
fireblade marishka gorillaz revival47 ramstein doorknob devilmaycry nemesis1 pennstat shevchenko detectiv evildead
bullwink asmodeus rapunzel deepthro maxpayne montecarlo hernande 123456789l bravehea 12locked pegasus1 saltydog
everques ytngfhjkz businessbabe 123456ab fuckmehard shotokan seahorse bulldawg monkeyman losangel mastermi geibcnbr
ladybird rktjgfnhf ghjdthrf impalass optiplex santacru ignatius newpass1 snoopdogg blondinka honeydew fuckthat
890098890 goldrush avalanche 1a2b3c4d5e dragrace 22334455 12345612 123456qq capital1 sammydog hulkster 13245768
omegared l58jkdjp! 123mudar samadams sunderla 123qweas kazanova fktyeirf bluenose waffenss 1a2a3a4a trailers beachbum
mackenzi hershey1 bugsbunn newport1 hornyman thething solnishko buckeye1 ethernet uncencored rb26dett choppers
rt6ytere timelord allblack dickweed firestar fred1234 ghjnjnbg milhouse masterbaiting 123698741 invictus yourmama
verygood adventur navigato desperado eightbal aerosmith wingchun sanity72 partizan utahjazz submarin pussyeat heinlein
control1 costaric triplets evergree lebron23 blackbelt housewife temptress frank123 songbird 43046721 girfriend
jakester falstaff patrizia qwaszx12 goodlife shitfuck 12345678900 russian7 gobigred alkaline muffdive cannonda
cvbhyjdf raindrop citibank fakepass nonmembe parsifal rickster coolgirl motorcyc tenerife fordf250 iloveporn hotbabes
fynjybyf wapapapa tecumseh blackcock antigone novikova peregrin tooltime bonethug tonyhawk laracroft mahalkita
18273645 terriers littlema glennwei fuckshit hornyguy southside bobmarle ilikesex astonvil maurolarastefy barracud
pathfinder rerfhtre gotyoass grandpri colossus lasttime pyramids galeries bigpussy astalavista killzone duckhunt
fuckyeah bigbutts element1 marketin elbereth blaster1 yamahar6 lagwagon misiaczek smokedog ironhors volkodav
penetrating summertime takamine hardwork macintosh passthie phaedrus gulliver domainlock2005 youandme dhjnvytyjub
testibil 987654321q thesaint 11122233 x72jhhu3z theclash guesswho gymnastic cxfcnkbdfz lemmings schnuffi basebal1
goodfell peaceout davidoff yesterda headless catdaddy yorktown tryagain 12s3t4p55 momsanaladventure dangerou packard1
excellen jbond007 alligator wellhung monkeyma vaseline cbr600rr doggydog flipmode sonyvaio sixtynin luscious envision
147896321 369852147 loglatin payton34 123456789k chipper1 uhbujhbq rsalinas vfylfhby everquest !qaz2wsx blackass
snakeman mysecret panties1 blackcoc blackboy meandyou lancaste polaroid edinburg fuckedup golfclub bookcase worldcup
dkflbvbhjdbx 17171717aa letsplay zolushka barracuda romanova algernon amoremio hd764nw5d7e1vb1 robinhood machoman
pandora1 tomservo nadezhda f15eagle greatsex baywatch doggystyle 78963214 zz8807zpl 69213124 sidewind onepiece
bruno123 blackbel hatteras camelot1 rebbyt34 aleksander ijrjkflrf lotus123 freiheit drjynfrnt waterpolo cezer121
blondie1 happydog satellit facefuck deathrow patterso hawkeye1 crocodil splatter buratino 123qwe456 trucker1 ganjaman
1hxboqg2 cheyanne sebastie maddison lifeisgood gooseman insertions 123masha boogaloo stamford pimpster grapeape
winchest 1basebal emmitt22 bignasty 123hfjdk147 caseydog peternorth amarillo a1a2a3a4a5 sweetass babushka vfnbkmlf
gotigers lindsey1 dropdead eleven11 bloopers avangard ginscoot masterkey rootedit hannover 8phrowz622 badkarma
glenwood footlove fastcars pantyhose arabella c3por2d2 dillweed geraldin 5hsu75kpot teamwork deepblue goodison
r2d2c3p0 topsecre mandolin failsafe open1234 priscill calamity ufhvjybz hawkwind luv2epus aquafina passwerd 01478520
headshot gbgbcmrf pornpass insertion nyyankee nbuhtyjr fabienne chrissy1 boris123 novifarm giveitup assassins swallows
moonshine hotchick princessa miranda1 jamaica1 badnaamhere 085tzzqi universi nevermor 0102030405 seraphim dkflbvbhjdyf
44magnum ultraman usmc0311 monique1 alphaman greyhoun carefree 063dyjuy assclown federica hilfiger 100200300 lexingky
akatsuki johndeere mattingl redwing1 moonstar tanechka carthage bondarenko mostwanted passions prospero barakuda
broodwar christy1 flintsto cumeater collecti 1qaz!qaz chemistr ytrhjvfyn mobbdeep transfor daffodil pussylicker
warehous polarbea anatoliy cableguy aqualung jimmy123 luckyman kingsize marigold saopaulo 3216732167 year2005 joseluis
lalaland indiana1 buffalos anteater redshift summerti ricochet schastie suikoden whoopass gunsling gfhjkzytn foxhound
ghjvtntq bluedevi licorice thorsten strange1 vergeten 8phrowz624 stampede sailfish 74185296 allstars bayliner pentium4
mapet123456 arsenalfc 32165498 backspac cristiano getsdown longlegs 13572468 ducksoup omsairam asterios searcher
tashkent milenium illumina buster01 bareback goldfinger 33rjhjds bonghits magnavox rooster1 touchdow limpbizkit
rhfcfdxbr baphomet afrodita lovefeet theworld forklift creatine pussylov skyline1 nolimits billiard buttplug westlife
coolbean ilya1992 123321456 essendon celticfc chillout thelast1 metalgear vicecity postov1000 oldschool legoland
antoshka tigger12 rerehepf solidsnake rockroll prashant katharin mymother pennstate 48151623 fightclub showboat
mammamia dustydog dominator pleaseme junkyard galadriel charlies crimson1 behemoth mousepad 123321qwe metalica
rerfhfxf powerade kovalenko 151nxjmt zcxfcnkbdf gy3yt2rgls 159753123 bladerunner 333666999 skateboa destroye snoogans
juancarlo gfhfljrc passfind oscar123 nighthaw 13576479 browneye 7hrdnw23 jediknight argonaut goodstuf wisconsi
abigail1 valdepen ghjnjrjk zaq1xsw2cde3 codeblue nokian70 footbal1 smuggles krasnodar sixtynine ladygaga venezuel
trustn01 davecole nosferat hotsauce bluebear tarantul asd123asd theflash 1footbal titlover sampson1 metropol psychnau
vthctltc firework ghtktcnm minotaur favorite7 agnieszka 1a2a3a4a5a scruffy1 clitlick redbeard vfvfvskfhfve sandydog
favorite8 longdick mustangg mavericks angelofwar slayer666 baldrick lovesexy thissuck characte telecast repytwjdf
thematrix hammerhe gunsmoke margosha ghjcnjghjcnj rocketman flhtyfkby pi314159 televizor gtkmvtym dreamers strannik
steelhea commodor ibilljpf ghbrjkbcn q1234567890 hibernia 1234567u halfmoon ranchero passion1 henderso boscoe01
loredana iloveher fkmnthyfnbdf lostsoul fuckfest spartacu bigstick milashka champagn papichul hrvatska hondacivic
moneybag 246813579 ytyfdbcnm darkmoon playboys oriflame thematri multisyn dagestan satriani rocketma pendrago hellokit
bumblebe badlands galactic emachines frontera daisymae hornyboy tigger01 iwantsex rockydog brasilia southsid ghbdtn12
ctdfcnjgjkm gremlins bigpimpi malcolm1 ganjubas funnyman 123456789n biggdogg blowjobs 1jennife evgeniya pinewood
89600506779 notredame million1 funhouse angeleye sweethea imperium salamandra stroller njdevils vittorio %%passwo
rjyatnrf radiance killemall smallville landscap exploite damage11 dzxtckfd trader12 23176djivanfros artofwar metal666
sobriety karamelka lizaveta 08154711 bluenote tazdevil katrina1 fatpussy nonrev67 fairview voltaire qazxswedcvfr
dickface lapdance bosstone danielit bluegill ilovemyself thetachi goodtimes blacksun centrino hendrix1 vlad1996
freetime internat 159753852 mazinger inflames laracrof godofwar repytwjd water123 wallace1 goldmine 777888999 holeinon
blueline windstar newworld flapjack robinhoo cyberonline gemstone indahous kingrich piramide connect1 astroboy
cvzefh1gkc 1qay2wsx camaroz2 trashman bonefish azsxdcfvgb peterose iwantyou blastoff 12233445 sexybaby brentfor
pheasant thunders blingbling sensatio pizzapie 987412365 oceans11 748159263 palmetto banderas xboxlive sylvania
littlebi valdemar isacs155 prettygirl newstyle skypilot sailormoon fatluvr69 country1 jedimast darkknight porn4life
alfaromeo ghostman fnkfynblf vatoloco homebase odysseus edwardss firestor indians1 babycakes rhapsody death123
slayer66 1q2q3q4q5q mysterio thirdeye dima1996 darkwing jeronimo fellowes epaulson makemoney oc247ngucz kochanie
1234567z xthtgfirf sportste integra1 bungalow thejoker pussyeater tagheuer nikita123 annemari ironmaid westcoast
primetim panchito tooshort medicina w1w2w3w4 wargames scooters cuntlick handcuff leiceste chevyman hugecock psychnaut1
melbourn metalman yjdsqujl nikitina desperad aurelius whosyourdaddy slimed123 bretagne hotwheel roodypoo save13tx
olivetti sysadmin hondacrx grandprix whatthefuck 1223334444 police22 yardbird truckers scimitar pescator 12332112
qazxswed morkovka 123456789w nikolaus pervasive gfhnbpfy skeletor whitney1 delorean ishikawa morrisse 123123qwe
trafford sk84life 326159487 159875321 jailbird arrowhea qwaszx123 zaxscdvf catlover 13579246 vermont1 helloyou
chevyz71 stargaze parolparol kelly123 goodnews astonvilla luckyboy rocheste trigger1 miroslav 96385274 fistfuck
svetlanka lbfyjxrf 123123123q pittbull gfhkfvtyn ghblehrb millerli halflife2 mulberry morrigan arhangel emachine
redtruck casablan arschloch cachorro hemicuda sonnyboy smarties kurosaki taekwond konfetka bennett1 octavian feyenoord
muaythai fktrcfylhjdyf 1357911q sexslave fktrcfylhjdbx 89015173454 nyknicks 12344321q evenflow tightass anton123
yorkshir hellothe direwolf vaz21099 sorcerer comicbook kamehame denis123 2112rush geneviev ironhead hot2trot stealth1
guitarra frankfur slacking shotgun1 pacifica toosweet 11121314 energize larry123 cnjvfnjkju antonius fcbayern bellevue
izabella malishka rotterda 21125150 travelle hotpants garrett1 seven777 brazzers finalfan patricio northsta stallone
cornholi hoopster sepultura grasshop babygurl proverbs reddragon tigerwoo superdup kakaroto 123qaz123 ghbrjkmyj
makemone sammyboy 380zliki theraven elvira26 tiramisu shannara papercut johnmish bagpipes natashka 243462536 sandy123
guderian newlife1 razorbac piazza31 puravida transam1 bubbadog eightball superboy fuckslut colleen1 vfrcbvec watermel
ladybug1 abulafia tigerlil takehana bootneck wonkette bobby123 phantasm 132465798 t34vfrc1991 grimlock longbeac
cjrjkjdf westport 541233432442 hellbent toughguy iskander whatisit scooter2 fgjrfkbgcbc adelphia vjhrjdrf adrenali
jemoeder firetruc gateways kusanagi centurion stalker1 ilovepor klootzak kirill123 hammers1 yingyang 4904s677075
patriot1 redbirds makarova epiphone chelseafc blackrose primrose defiant1 stairway salamand multisync q8zo8wzq
temporar eatmeraw mrbrownxx sycamore ganymede diogenes 135797531 blackber darkjedi vfhvtkfl freestyl kukuruza marbella
bocephus hollydog gonefish rfpfynbg spoonman harry123 tigerman cdtnjxrf marillio scribble hardhead troopers bassfish
kasparov eyecandy ukflbjkec halfpint bulldogg jesucrist flipside biteme69 silverfo knowledg westcoas minidisc martini1
alastair rasengan superbee getalife schlampe memyself 0147896325 realdeal bella123 peterbilt ghbdtnbrb xcountry
alhambra siemens1 assmaste dashadasha wildrose 1234rmvb sebastien chester2 fartripper 07831505 belochka qpwoeiruty
numbnuts lovepussy britneys chilidog 08522580 bluerose ricardo1 013cpfza ghbdtnghbdtn 3stooges gearhead greenbud
toolshed ibill123 freelove weronika razdvatri greenwoo rfhjkbyf buttocks aqswdefr sonechka steeler1 nietzsch biscuit1
goodfood jledfyxbr sideshow fredderf bigwilly 12345671 fylhtqrf letitrid cthuttdyf bluearmy 10inches dollface blacksta
lexingto canadien kukushka ppspankp free4all painkiller hoopstar dad2ownu qwe123asd hjvfyjdf gibsonsg duckling
cuntsoup powerboo powermac 12345666 11924704 25251325 sarasota berliner guatemal seagulls chicken2 010203040506
backlash teiubesc vonnegut gtxtymrf manunite lost4815162342 boondock colt1911 doma77ns anuradha rottweil fightclu
reviewpa aassddff jiujitsu happydays newports harrypot cachondo pepsione usmc1775 countach landrover cracksevi
drumline quality1 superson webhompass mrbrownx mamasita rockport kfvgjxrf seagrave marissa1 tommygun billy123 homersim
springst westwind helpdesk annamari hopefull mazdarx8 jennife1 gfhjkmxbr gizmo123 sandrock positivo syncmast opensesa
silicone duffbeer montagne hamburge paramedic smokeweed fabregas phantoms manwhore notagain rfnthbyrf wildblue
kelly001 dothedew reddrago promethe blackshe cruzazul incognito 383pdjvl lovecraf doraemon transpor gargamel locoman0
154ugeiu vfvfbgfgf neveragain saltanat sinfonia vibrator gtkmvtyb nazareth madhouse 123123321 foxtrot1 alpacino
bookmark titsnass castaway fucklove moneymaker paperboy breakers westbrom brendan1 123asd123 thisisme welkom01
autobahn gnasher23 sherman1 art131313 cxfcnmttcnm favorite5 skytommy abracada 102030405060 blacktop grizzly1 shemales
durango1 11223344q vanyarespekt dickless srilanka nashvill 2sexy2ho jerrylee nolimit8 l8g3bkde pershing gobrowns
321456987 sailing1 gardenia sexmachine 314159265 123456789g radioman dthyjcnm 1234567890s nataliya perfecto arsenalf
blackbox bullhead barbarian polaris1 frdfhbev gametime hfgcjlbz indianali telemark ghostrid preston1 wellcome verizon1
sayangku timeport deadlift 123qwe321 cadr14nu cortland stepanova sochi2014 bluegras marcopol deadmeat centauri
pinecone aceshigh 55832811 pepsimax coldfire limaperu charmed1 michelin alphaone christof just4you starflee jellyfis
hihje863 crazyzil postov10 124578963 buckster iloveamy ohiostat nikolaeva buster11 cracker1 edgewise letmeinnow
imissyou heathers woodduck scubadiv raffaele nikolaev dapzu455 lthgfhjkm televisi fuckmenow mark1234 utyyflbq ready2go
accessno wtpmjgda dimensio pickles1 hellraiser 99887766 stepanov tokenbad bartende cidkid86 mooseman 12345678c
bethany1 myfamily history1 lsutiger phydeaux dbrnjhjdbx drummers tangerine billyjoe clemson1 98745632 naruto12
hammarby pxx3eftp greeneye satana666 rhbcnbyjxrf dallastx michaelj fastback lyudmila eagleone kimberle review69
sunny123 lakeland striker1 digiview lovetits cellphon fortytwo roman123 12e3e456 littleman jadakiss vlad1997 xaccess2
macarena milleniu combat123654 ilovemom ilovekim avenger1 serendip malamute vyjujnjxbt assa1234 dixiedog gznybwf13
aq1sw2de3 hosehead teddy123 dgl70460 quicksilver tajmahal depechemode paulchen megamanx scarecro wormwood milwauke
sexlover solitari murzilka vehpbkrf andre123 123456789x teleport leglover bigcocks eagleeye bentley1 bigtits1 onelove1
nastyboy mine2306 tigger69 bondage1 happyboy misskitt djgabbab darthmau rasta220 chgobndg followme freeman1 gtfullam
chamonix friendste alligato 18821221 acun3t1x rfhfufylf plastic1 lookatme anabolic simon123 bassline dasha123 tarheel1
imperator slaveboy hellomoto bladerun take8422 ginuwine zigazaga johnpaul straycat candycan pfchfytw salvatio 23049307
jailbait dbjktnnf zaratustra waterpol pentium1 rosebowl steinway another1 chinacat devilmaycry4 pullings qw12er34
celestia danthema vfrfhjys chimaera pennywise sokrates spyglass esperanz matematika fktyjxrf devildriver foucault
choclate rjdfktyrj efbcapa201 pepsicol beszoptad intheass iseedeadpeople 89231243658s farside1 costarica 134679258
nolimit9 redgreen good12345 acidrain studmuff allalone helloworld memphis1 dfcbkmtd arachnid antonell christos
naruto123 ohiostate cdznjckfd superdog jacqueli maplelea zxcvbnmm dirtyboy love4ever bubblegu 123456789qqq realtime
studio54 sunghile sugarbea principe cheerios jamesbond007 karaganda note1234 loveporn monty123 shadowfa qwedcxzas
ptfe3xxp gblfhfcs hakkinen liverune deathsta misty123 hamradio rkfdbfnehf fastlane iddqdidkfa ledzeppelin sexyfeet
lucifer1 barbaria twisted1 darkwolf acerview treetops pornsite gfccdjhl veritech batterse casey123 q12345678 fuckmeha
armadill lastochka tommy123 sasha1996 godslove cornbrea vfkmdbyf passmaster 123123123a skipjack dogfight rfvbrflpt
travesti caballer xakep1234 ricflair pervert1 ambulanc berserker a987654321 redhouse kennedy1 schneide year2000
netzwerk blackbea dont4get 4815162342lost wrest666 anonymou semprini wildroid candy123 jericho1 ilovehim goodtogo
cranberr ghjcnj123 1972chev horsesho vfvfgfgfz toonporn 999111999q edelweis subwoofer disturbe volition 12345678z
atlantida strekoza seagrams yy5rbfsc jack1234 eintrach nochance whitepower chinaman superduper professo tranmere
tanstaaf ukflbfnjh flatline papercli 4z34l0ts pedigree freeride gsxr1100 ferdinan loveboat dolittle jameson1 fishfood
rfnfcnhjaf 123456789t helicopt kristjan honeypot badgirls milkbone 123456789b qq123456789 54132442 andreeva ruffryde
kristinka 335533aa 456123789 1112131415 3141592654 78n3s5af squeaker cabowabo smallvil littleon asterix1 aloysius
pass1word ironpony 368ejhih 1234567890qw grendel1 kokakola azathoth shelley1 jg3h4hfn jamielee zx123456 machine1
sharkman extreme1 photoman nokian95 themaster zinedine 1superma kuleshov calavera sleepers lightsab magister shitbird
galactus barkley1 dogbreat fullsail elfquest savatage sevilia1 badkitty pebbles1 diciembr 1qa2ws3e welldone chessman
heythere fairmont 49527843 redrider offsprin lovebird sorrento r3ady41t webster1 slutwife 1pass1page hobiecat bigtymer
comcast1 vasileva 12345678912 lifesuck 1234qwerasdf vlad7788 underpar huskies1 lovegirl alskdjfhg oldsmobi redrover
methodman cutegirl countyli mironova 123qwe456rty rusty123 555666777 rjntyjxtr timebomb makelove buttmunc blackhol
longwood seventee tinkerbel fedorova bodyshop gbpacker d1i2m3a4 ghtpbltyn sergeevna hazelnut bridget1 hzze929b
brethart ghbdtnbr1 emyeuanh gallaghe hardtime leviatha mom4u4mm 808state primavera limabean goddess1 bullride 1234567d
oliveoil mexicano goodfellas mancheste hawkmoon schorsch rfhfntkm emanuele ozlq6qwm 3syqo15hil asfnhg66 gjkbyjxrf
novartis cocoloco 554uzpad fhntv1998 goodhead stratoca lonsdale 15987532 bigpimpin slowride sanity729 carolcox
bustanut parabola masterlo computador crackhea dynastar rockbott doggysty wantsome froggies alicante buttons1
diosesamo trustnoo amatuers m6cjy69u35 mikey123 lebedeva 12345689 queenbee ghostdog bearshare rjcntyrj alinochka
ghjcnjrdfibyj iqzzt580 masyanya intranet 00096462 cvtifhbrb redeemed 62717315 cobrajet antivirus berserke ikilz083
airedale johanna1 danil8098 pendragon chrissie blowme69 baseba11 zenit2011 cab4ma99 watchmen forgotte strummer
freelanc cingular mcdonalds vjhjpjdf tombston dantheman megabyte ybrjkftdbx coorslig yvtte545 klimenko cobblers
kamehameha redriver triforce vittoria m1234567 fallout2 989244342a 1scooter griffin1 autopass boeing74 cuddles1
aaron123 1sexyred ffvdj474 buckwheat monster2 11qq22ww zx123456789 masterch lochness caterham dolomite pericles
sherbert irontree mahalkit lbhtrnjh hopkins1 tabbycat 11c645df critters hellothere 551scasi paloalto arcturus
1357997531 datalife biggirls lzbs2twz golakers sasha1995 mittens1 d1lakiss speedrac hellrais 159753258 crippler
gjhjctyjr shithole 201jedlz romantik pittsbur masahiro datalore jackdani sasha2010 mwq6qlzo cnhjbntkm ilovejen
iluvporn alexsandr klingon1 benedikt inspecto wladimir hellspawn nick1234 kodaira52 yanochka buckfast roaddogg
snakeeye vfrfhjdf plokijuh elementa footlong cthuttdbx getsmart saun24865709 cnhtrjpf deerhunter happyone 123456789f
crownvic strutter triumph1 moremone screwbal pernille independ swetlana gilgames kissarmy clubpenguin limpbizk
fuckhard goodwood sdsadee23 foxglove balefire dcunited bowling1 areyukesc marmelad maynard1 heathrow connecti xzsawq21
tubitzen yfcnz123 michaelc phantom2 primetime21 sugarray undergro cntgfirf masterca fiction7 sagitari 12481632
insuranc 2b8riedt ssptx452 14vbqk9p money4me ab123456 andrey123 lifesucks dima1997 sunnyboy 0raziel0 wildthin patrycja
tmjxn151 yqlgr667 stripclub deadwood 863abgsg mynewpas nohack04 kimber45 dupont24 radagast vsevolod argentum 2bigtits
mamabear bumblebee pussylic warchild aventura annelies cumshots clambake paganini wildwest filibert supersex
111222333a bvgthfnjh 4506802a killians qqqwwweee koetsu13 mimi92139 fastfood idontcare 4z3al0ts sheffiel stalingrad
corvett1 snapper1 desperados lovestory marcopolo familyguy support1 shygirl1 submissi wildstar gerrity1 raspberr
matahari alohomora michaeld boyscout esmerald admiral1 steamboa apokalipsis shadowma peartree sandmann kenny123
fabolous myxworld4 cocorico viktoriy hornyone brownie1 baggins1 1234567t davidkin octopuss buttface paradoxx 123456zx
operatio chase123 blueduck redbarch millenni eae21157 gfif1991 snoogins fartface fyfrjylf 123zxc123 emiliano amandine
rawiswar gauntlet ingram01 quicksil bingo123 1chicken moosehea elefante parallax elfstone mission1 mitsubis whitedog
rfnfgekmnf everythi getnaked prettybo carrera4 informat russland djkrjlfd teardrop iamtheone danijela mowerman
bootcamp bassman1 blackadd topflite technolo bassboat maksimus shearer9 vjzgjxnf 80070633pc shirley1 angeliqu aa123321
ladyluck jetbalance 12345600 dima12345 090808qwe 1qa2ws3ed4rf alberto1 beachboy highball csfbr5yy buttlove episode1
simonsay pinggolf katerinka fylhjvtlf nighthawk juggernaut cabibble gangstar verycool 123456789qw forbidde prufrock
blackbur koshechka dfcbkmtdf puertorico griffins headcase bassmast lerochka 04975756 fumanchu thankgod kayaking
timepass 686xqxfg caveman1 nfvthkfy holymoly fighter1 asslicker abc123abc annushka 495rus19 withlove supergir bingbong
bradpitt kamasutr yfgjktjy scotsman dfkmrbhbz excalibe boobies1 fuckhole starfuck breakfas blenheim 52678677 mick7278
fleetwoo yxkck878 55667788 foothill californi angelo4ek rfkmrekznjh tinhorse sparky12 luojianhua nederland rosemari
ciscokid 565hlgqo trainman logistic vw198m2n zaqwsx123 mariachi polarbear makeksa11 123456781 gladston notoriou
polniypizdec110211 invalidp speaker1 maggiema loislane discgolf pridurok sacramen burunduk oakland1 gmctruck loveable
azwebitalia sprewell tigrenok jaredleto sigsauer doromich lasombra newpassword profesor 123as123 croucher rfhfvtkm
assword1 z123456789 lovesporn gsgba368 pornoman nightwolf vfhecmrf minstrel wishmaster gracelan highwind solstice
dbrnjhjdyf nightman poopface luv2fuck ptybnxtvgbjy pornogra scarlet1 raintree maxim1935 hotwater gadzooks allstar1
newpoint albacore 1236987z verygoodbot itdxtyrj kindbuds wenef45313 1compute gfyfcjybr lysander asscrack suckthis
masha123 oqglh565 cheburashka unforgiven sillyboy quicksan froglegs shortsto bigtitts dropzone jazzbass saltlake
dmitriev helloman sugarbear tujazopi jo9k2jw2 counchac utjvtnhbz clayton1 incubus1 squirter dima2010 98741236 madelein
mudhoney consense bakayaro silencer pinkpuss 96321478 iaapptfcor datnigga vjzctvmz tribbles shock123 bearshar cubbies1
fucktheworld bmw325is 7777755102q scubapro hayastan delasoul searock6 fallout3 24681357 voluntee badboy69 gunslinger
lovergir 640xwfkv darkknig aabbccdd birdhouse hiawatha tiberium tm371855 greendog cyjdsvujljv schnecke lambrett
prodigy1 pimpshit blackmen primaver 15975321 monaliza vfylfhbyrf tickleme kickass1 fordtruck inkognito friedric
metro2033 freeport cigarett thebeach yzerman1 charlieb 1234567w 260zntpc mallard1 dima2000 skorpion39 dima1234
hawkdog79 jerusale w8gkz2x1 qwe123rty 123456789qq nezabudka barclays dima1993 oldspice prettyboy iamthema collants
bikerboy kenshiro moonglow semenova deltaforce goldsink maximili plumber1 trillian emanuela bagheera newjersey
swampfox yes90125 weather1 scoubidou masterchief oranges1 1samanth applemac taliesin 06225930 psylocke schumach
24pnz6kc endymion birdland smoochie djg4bb4b ajcuivd289 colole57 executiv omegaman newhaven pmdmscts s456123789
applesauce levelone benladen mevefalkcakk buffy123 alemania neutrino testicle firestarter 794613852 guadalup philmont
741236985 komarova silverst catmando tatooine 31217221027711 katmandu darknight freestuff quantum1 pentium3 rfhectkm
woodsink justforfun sveta123 pornografia tujheirf portsmou 10111213 fkbyf001 necromancer thegame1 hatesyou sexisfun
tuczno18 bowhunte herpderp blackeye masturba 34524815 fkg7h4f3v6 longview lkjhgfdsaz dionysus mariajos hshfd4n279
343104ky sureshot wooddoor mrbungle catsdogs nowayout hartland buckskin rincewind redskin1 lostlove 19mtpgam19
abercrom roflcopter phillesh avondale igromania cardigan hustler1 medvedev performa sexybeast supermanboy marilyn1
prostock bennyboy parol999 159357258 phish420 tarasova caramelo draconis dictiona 0okm9ijn rhfdxtyrj anfield1 curious1
liveevil crackhead elektrik z1234567 tempest1 alakazam qazedctgb hondaciv andretti cannondale sparticu bmw330ci
jeanpaul alevtina travolta fullmetal enamorad ilovepus cocopuff starfury fairfiel oldtimer sanpedro mollycat roadstar
lvbnhbq1 topdevice sevastopol nolimit5 autechre killerbe browncow christer fantomen redcloud elenberg advantag
cockring az123456 biohazar 1starwar coolbeans quagmire djkujuhfl totalwar underwoo lildevil germania fishbait redknapp
tinfloor danny123 homewood supertra sexylegs jackryan gogiants alessandr homegrow iamhappy bayadera dragonfire
bassingw 15975346 cyclops1 rattolo58 motorhea piligrim helloween supermen sandokan ufkfrnbrf brehznev creosote
14938685 naughtyboy pedro123 maurice1 joesakic hfcgbplzq cyecvevhbr frfltvbz 123456789aa casper12 sweethear sanandreas
redroses bigfella evermore underwor 12435687 12332145 ilovelife seventy7 qaz1wsx2 rocket88 bobbyboy locksmit masterof
volvos40 jillian1 arwpls4u sabbath1 strider1 homedepo nihao123 braindea weedhead camille1 oakridge biscayne dressage
kellyann holliste byajhvfnbrf milkshak sk8board freakshow antonella masters1 luvpussy agbdlcid sweetgirl cyberman
zqjphsyf6ctifgu oldsmobile redeemer lovehurts nopasswo oscardog construc flameboy nicklaus dukester leviathan pourquoi
vfrcbv123 roger123 4815162342a gridlock ghhh47hj764 nitehawk kappasig milehigh blueballs ou8124me rulesyou collingw
astrovan firetruck crawfish hornydog morebeer tigerpaw partytim jaimatadi blackmag peternor k1234567 sharingan
oldschoo pentium2 artiller moneymak 00197400 handbags godisgoo section8 racecars ironroad twinboys sausage1 anguilla
vovochka budwiser meditate herkules honeybea lobster1 mackdadd sepultur freddy12 bailey12 hedimaptfcor dcowboys
sadiedog beaver69 viktorija cubswin1 matt1234 rileydog luckycat candybar pussylip evertonf bojangle noncapa0 sangeeta
cucciolo starwar1 cornholio rastafari sasha1234 redstone xenocide holly123 superbad jalal123 hardbody 1234567r
vivahate buddylee 40028922 51842543 varadero tvxtjk7r vetteman fruitcak jessicas dirkpitt bergerac golfcart pdtpljxrf
dudelove 123452000 parachut mookie12 123456780 chihuahu buccanee slickric fktdnbyf 333222111 daveyboy tyrik123
rockfish el546218 rfhbyjxrf chessmaster amekpass my3girls nottingh natalia1 iforgot1 pokesmot rosebuds gthtcnhjqrf
k9dls02a supermar qcmfd454 zz123456 navyblue gilbert1 2kash6zq avemaria 1hxboqg2s lhbjkjubz2957704 nowwowtg superpuper
theclown devo2706 roman222 anathema florian1 tamwsn3sja dinmamma pussyfuck teengirl opelastra armagedd chelseaf
thedevil carter15 lefthand ferndale cornbread cisco123 newjerse rikimaru a1l2e3x4 lorenzo1 bellsout alfabeta heatwave
lightsaber thegirls bootsman hightime junglist t3fkvkmj lsdlsd12 chuckie1 cathouse natedawg wessonnn kingdom1 novembre
kingfisher zasranec installutil fetish01 yanshi1982 clemence 13324124 mazahaka eastwest mistydog pyramide andrewjackie
zaq123wsx windsong programm blunt420 vlad1995 koteczek honeybear tequilla tigerwoods snowdrop matthieu smolensk
cornflak 23wesdxc geniusnet onlyone4 networkingpe pjflkork gunther1 bob12345 septembr 12qw34er56ty billgate catsmeow
mizredhe jasper12 longball bootyman aleksand slowpoke collins1 doglover godloves 213qwe879 1qazxsw23edcvfr4 parol123
123456zz piehonkii sidewinder blackpoo jalapeno rockyboy blood123 wheaties gfhjkm007 tomwaits fantasma cindylou
camaroz28 1211123a scorelan concordi tomcat14 belgario fatdaddy boomtown war3demo monamour carlton1 neverland arschloc
dodgeviper dante123 ontheroc corpsman uiegu451 hardtail irondoor ghjrehfnehf 36460341 kondom25 123456ss freemail
comander natas666 siouxsie lesbian1 lena2010 whattheh biteme12 rifleman dicksuck ktybyuhfl 7ovtgimc clapton1 tracker1
cabinboy ladyffesta werthvfy nefertiti warszawa macsan26 mason123 comicsans 81726354 killabee arclight 86753099
88351132 websters 159753456852 multimed noaccess henrique birmingh hardline 89172735872 philips1 olegnaruto
1234567890w shaolin1 cinderel deltaone manning1 biggreen goforit1 766rglqy sevendus aristotl armagedo lekbyxxx
victoire 299792458 confiden neverdie cavscout 481516234 barbaros 123456782000 thissucks unknown1 polo1234 bluejean
blingbli dirtball dakota12 vg08k714 bernadet hullcity supercar airjordan 545ettvy netvideo redcross 9379992a .adgjmptw
geddylee firstone turbodog trapdoor opopop11 leapfrog 134kzbip pirrello gsewfmck dimon4ik hypnodanny ghbdtngjrf
anchorag buffett1 wildside 2wj2k9oj baerchen suspende denman85 porno123 daytona1 amaterasu bitchedup alcapone unlimite
warlock1 forgotit ilikeyou loveislife dumbass1 kalinina sergey123 jesusislord motherfuck a9387670a rjhjkmbien cessna17
cfvlehfr yankeemp 3xbobobo amadeus1 vbhjckfdf alenushka mandy123 timewarp 123321qq spacebar fcbarcelona stargazer
motorhead damngood moremoney openwide alphabeta a19l1980 realgood 1234567b gunners1 artem2010 frequenc acuransx
ilovegirls anastasiy berbatov 21436587 angelochek ingodwetrust installdevic digitalprodu suckmeoff windsor1 mishanya
littlebit vandamme passward trademan volvos80 reanimator 1234554321q escorpion karolina1 kolovrat 1qaz@wsx deadman1
minicoop nastyman bornfree diskette dolemit1 whatthehell voldemar vtufgjkbc hotwheels pokerface freakout realmadri
whitewolf theghost vfvektxrf jumpman23 deadlock barbwire stellina mustanggt northwes chameleo cornell1 megapolis
monkfish sarajane bailey01 moose123 henriett dohcvtec western1 frogger1 redwood1 streetball fridolin d78unhxq michelob
macanudo astaroth dakota01 mustard1 sexylove giantess teaparty beerbong anniedog cameleon longbeach qpful542 mesquite
waldemar daisymay moosejaw ninjaman shrike01 88002000600 alphaomega severine grappler twogirls gatorman buttmunch
excelsio crayfish lsia9dnb9y littlebo hiroyuki firehous camaleon froinlaven crazycat wavmanuk funtime1 conehead
patagoni backspace frenchfr dashenka 741852kk baller23 griffey1 suckmycock fuhrfzgc bumerang pavlusha twisters
dignity7 lvjdp383 jgthfnjh dalmatio paparoach 2bornot2b monterre theblues sibelius shane123 iloveass beholder
pussylick bologna1 austintx lightbul crossfir gfhjkm22 parkview chilango abramova nautique 2bornot2 nightwing surfboar
quant4307 15s9pu03 shitball walleye1 wildman1 whytesha my2girls baranova berezuckiy suckit69 davidlee bayshore
36987412 explore1 zoidberg blacksex slayer69 rlzwp503 4cranker numberon deeppurple goodbeer 254xtpss dusty197 wcksdypk
dfnheirf whoareyou darksoul rounders cegthgfhjkm 123654987 q123456q 444555666 duncan21 pornlove 1236547890 winnipeg261
fk8bhydb seanjohn brimston bitchedu woodlawn volgograd boy4u2ownnyc parker12 z123456z longlife gobruins murmansk
schlumpf bastardo mashenka generic1 spaceboy lopas123 kbnthfnehf takedown davidruiz painter1 agamemno smallfry
2b4dnvsx 6458zn7a gfxqx686 sh4d0w3d yqmbevgk 89211375759 chipster buddycat rincewin hxp4life dimochka verynice
pasha123 firewire martesana a1234567890 providen pitbulls damned69 goldorak winxclub splitter wutang36 arshavin
paulaner zesyrmvu 625vrobg sally123 c43qpul5rz majinbuu lithium1 bigstuff horndog1 runescape1 474jdvff misskitty
breaker1 7f4df451 chippers len2ski1 standart 123456789i penmouse ktnj2010 hemmelig bearcat1 petrovna vbitymrf breitlin
westwing gohabsgo tippmann quattro6 simba123 beavis69 mermaids geilesau parkside imagine1 rockhead producti playhard
principa dbyjuhfl cruiser1 montgome bodyhamm rostislav intheend whisper1 pjcgujrat felicida jrcfyjxrf 1234567k
utjuhfabz artem123 spike123 jor23dan dogstyle 221195ws oktober7 mightymo aezakmi1 serega123 karishma 669e53e1 nesterov
telefono goeagles sd3lpgdr rfhfynby melinda1 bigchief timberwo gatekeep anastasija vfuyjkbz riesling dalglish turtoise
hugedick devilboy habanero waheguru seashore tecktonik jobsearc 1corvett foundati vfnhjcrby dima1992 zhjckfdf trailer1
04325956 benetton kononenko sloneczko rfgtkmrf balalaika oxymoron ironmike majortom an83546921an13 blade123 franchis
mxaigtg5 housepen bighouse flimflam shumaher kartoshka canaries 123456789as preciosa allblacks forrest1 ryjgjxrf
butterba 1grizzly rembrand yfltymrf littlejo tatertot 4809594q stuntman stanley2 adxel187 toystory crevette dima1990
gobuffs2 dima1999 vfvekbxrf krasavica vfhufhbnrf motdepas kardinal burberry idlewild foiegras compute1 hellspaw
dogballs millenia newdelhi charlest joeblack misterio jigei743ks adam1234 sexywife northstar containe jacob123
cjxb2014 edgewood matilda1 hookedup r3vi3wpass 2004-10- emerson1 warlord1 masterb8 wallstre ghjcnjrdfif 12332100
1j9e7f6f 12345698 darkmanx bb123456 neuspeed billgates 305pwzlr mangust6403 karen123 jimmyboy bigtime1 yr8wdxcq
m1garand sumitomo streaker roadtrip buterfly tristram talisker freespace vfhbfyyf notyours devilish eastern1 cybernet
karandash diabolic foofight premier1 ironsink s7fhs127 plankton changepa quovadis 033028pw barrakuda spawn666 wordlife
timberla legalize 987654321z vitalina aksarben sam138989 wolfman1 ybrjkftd womersle billyray alternat rammstein1
mystikal executor ghjcnjnf 999888777 welshman 963214785 951753852 fvcnthlfv 159357456 mithrand ficktjuv poppy123
uvmrysez olcrackmaster pizzaboy pistache hungwell solomon1 moneymon sunnysid thebears putamadre workhard flashbac
1234567s deathstar direktor 12345678s rekbrjdf santeria daftpunk uekmyfhf ironbird salisbur pondscum redshoes bartman1
sexisgood ghjuhtcc lovesyou belladon rfhfrfnbwf deepdive phantasy redapple structur manolito chloe123 vlad1998
random123 ontherocks dimedrol rovnogod flintstone beernuts isengard highfive casper99 italian1 muffdiver grace123
redbull1 ziggy123 breadman logan123 wideglid mancity1 qweasdqwe oddworld godislov policema gfhjkm11 lfplhfgthvf
samarkand cegthgegth silvestr sexdrive oleander pingzing calliope housecat chronic1 gfhjkbot expediti noisette
whitetai favorite3 lisamari educatio 1958proman bailey10 dkflbdjcnjr deltachi auckland2010 7653ajl1 mardigra testuser
454dfmcq 6xe8j2z4 headhunt banshee1 moonunit pussyboy tigger11 jimmyjam sportster daffyduc hedonist cacapipi greekgod
minnette partyboy javabean freehand qawsed123 w2dlww3v5p tomjones markhegarty residentevil curitiba dovetail aerostar
jackdaniels goober12 eclipse9 1234567v vanechka aristote belgorod abhishek neworleans pazzword sashadog maureen1
funkster gillian1 ekaterina20 chibears astra123 vinograd vika2010 quiksilver 19371ayj qzwxecrv merrill1 scoreland
megastar mandragora qawsedrftgyh crickett joselito leto2010 salinger qazsedcft newshoes 123321qweewq 0987654321a
1029384756q gerrard8 laputaxx omgkremidia vladislava jlbyjxrf kbdthgekm fetish69 exploiter manstein 32615948worms
dogbreath ujkjdjkjvrf larrybir 9kyq6fge likemike shinigam yfcnfcmz 13245678 scuderia limpdick vishenka volvov70
bioshock tombraider 13579135 mariner1 742617000027 bitchboy pfqxjyjr marryher muffin12 traffic1 coorslight sonofgod
pavlenko woodwind pinkpant gblfhfcbyf justinbiebe jeff1234 parrothe shawshan porsches hubbahub b929ezzh sorokina
metatron treehous zxc123zxc 1steeler foxwoods sidorova snowwhit nudelamb deltasig 7gorwell madhatte birdman1 adv12775
dude1998 babyhuey ubvyfpbz stalker123 robertso zippy123 dirtyman analslut minhasenha flatbush bhbyjxrf 26429vadim
lawntrax truckman nemvxyheqdd5oqxyxyzi cableman hotsex69 4311111q 753951852 sentinal ufgyndmv skate123 123456798
123456788 damocles dollarbi flatland 92702689 ajnjuhfabz avrillavigne asseater everlong sebora64 sleipnir caterpil
212121qaz gjytltkmybr rocawear blackdic 112233aa 2502557i nanotech yourname 15975300 1234567l cxzdsaewq qqwweerr
pon32029 rainmake matveeva legioner tombraid chinese1 shalimar oleg1995 beaches1 tommylee likewhoa yujyd360 drumnbass
6jhwmqku dinsdale virtuagirl rattlesn 1sunshin veritas1 newmexic millertime turandot rfvxfnrf bowhunter deerpark
taylorma rfkbybyf iamhorny bacardi1 dctktyyfz fuckyoubitch altavista ghjcnbvtyz fhnehxbr qazxcdews maddmaxx redrocke
spencer2 thekiller p1234567 shakespe dartmout magpies1 mouseman chester7 01081988m balloon1 tkachenko zzxxccvv
supermax qaz12wsx temitope project1 lbpfqyth lovecock u4slpwra fylh.irf 7ertu3ds necroman chaos666 lazyacres dilligas
computadora nissan350z unforgiv borisova branden1 lafayett 878kckxy cheeseca mercutio psycholo o4izdmxu sanctuar
suckmydi rjvgm.nth goodgame 6339cndh southbay crabcake paperclip rastafar mpetroff incognit station1 clipper1 ledzeppe
kukareku sexkitte acmilan1 phoneman sintesi07 nephilim 123456789e minouche clarkken microwav santacla ironside
carter12 borntorun pancake1 tadmichaels ilovejesus luckycharm gordolee85 neworlea anhnhoem massimiliano dima1994
shokolad 1qasw23ed sasquatc verochka monopoli lamborgini gondolin candycane needsome scottie1 0147258369 kalamazo
lololyo123 bill1234 ilovejes lol123123 567rntvm downunde angelbab guildwars homeworld superma1 kryptoni calvin69
konovalov jansport liebling wmegrfux ljb4dt7n 012345678910 kolesnik speculum at4gftlw cahek0980 godswill catinhat
urlacher lickme69 barney12 lp2568cskt s1234567 gjikbdctyf widespre fucklife alino4ka revenant veroniqu 4g3izhox
bluefire dimitris a32tv8ls qmpq39zr busdrive jtuac3my sr20dett 4gxrzemq keylargo rfktylfhm xcalibur glock9mm str8edge
carlsberg woodbird 1w2w3w4w 41d8cd98f00b scrappy1 grizzley winstons easyride leadfoot kr9z40sy hillcres mudshark
hovepark 000777fffa wildthing agricola penny123 firsttim fifa2008 panties2 spagetti narkoman nhfdvfnjkju123 napolean
rossella loginova kalleanka mishutka blackone ghfplybr 682regkh newburgh xenophon hummerh2 ereiamjh jetblack killemal
eurocard antietam wayfarer beast666 19952009sa haloreach dontcare karlmarx protools timberwolf ruffneck fairlady
illuminati homerjay scooter7 barmaley dreamer2 goleafsg cumlover studioworks kurwamac woody123 henry123 porpoise
paula123 38gjgeuftd rjrfrjkf sasha12345 radical1 coolguy1 secretar sasha1988 1butthea kobebryant smokeone helloall
snowshoe nilknarf lol123456 atombomb ironchef alekseev 12345678m fahjlbnf chapstic lisichka searchin tanya123 dominati
silenthill rebellio shamanking cumsucker partagas arnster55 fucknuts silversi parcells vfrcbvjdf miniskir juiceman
botafogo junior12 derrickh chitarra silverfox prestigio max33484 alena2010 verysexy hibiscus speciali raffaello
vfhvtkflrf a123456z worksuck lomonosov dusty123 dukeblue sergeeva bettylou gjkrjdybr hagakure pmdmsctsk alekseeva
fktrcttd gutierre stomatolog palmeiras gjkysqgbpltw lifeguar mindgame frdfkfyu penelopa mercenar deadsexy chinchil
1234567m sammycat marakesh temppassword elmer251 bonoedge milkman1 ticketmaster superfre yfdbufnjh jake1234 wpoolejr
nicolett cannonba 123456789. marilena bogdan123 shadowru coolman1 pornlover bosco123 1234567qw 1xrg4kcq cbr929rr
allan123 motorbik miroslava cytujdbr camp0017 snusmumrik serendipity tincouch timmy123 essayons appletre corrado1
satelite 1michell 123456789c cfkfvfylhf acurarsx k123456789 bluetick fromhell mammoth1 fighting54 worldwid sordfish
listopad hellgate dctvghbdf married1 juggalo1 repvtyrj zxcasdqw mystery1 creamyou rehjgfnrf coleman1 alderaan celeste1
junebug1 bombshel gretzky9 playgolf boneyard iforgotit garbage1 archmage 135135ab zaharova astonmartin blackdick
46775575 qwertyas mailman1 57392632 142536789 01telemike01 annie123 brunswic 1133557799 songohan murphy01 associat
jackpot1 nursultan ytnhjufnm electra1 ghjcnjnfr1 smokey01 integrit trouble2 14071789 ekilpool yourmom1 sparky11
ruslan123 demetrio appelsin billygoa macdonal 248ujnfk schmidt1 sparrow1 vinbylrj ycwvrxxh gerlinde poochie1 terorist
omgwtfbbq assfucke vengence dalejr88 amazonas kaligula pimpjuice lawncare grandorgue juggerna swatteam motorbike
repytxbr celicagt godisgreat lucifer666 shortdog palenque 3techsrl orenburg 80637852730 12345670 12343412 12123434
feuerwehr 7418529630 loveforever 8928190a motorolla lateralu 123456789zx wifey200 ololo123 central1 nemezida poker123
ilovemusic lakeshow diversio wiktoria 11335577 firstson ceisi123 hrothgar jarhead1 happyjoy dicklick provista smile4me
bootycal heartbre bigpappa fy.njxrf aa123123 tricolor smokey12 kikiriki stevenso deliciou susanne1 asdasd12 wrestle1
barbaris f8yruxoj left4dead2 annarbor nikita2000 fbi11213 qwaszxqw klapaucius vfktymrfz keith123 peacock1 orgasmic
thesnake rhfcyjlfh estefani firehose funnyguy asdf67nm demon123 thicknes kristall banderos marchenko de1987ma cronaldo
telecaster punksnotdead acdeehan 1q3e5t7u megaman1 neophyte 1986irachka slacker1 lordsoth dctvghbdtn hondacar worldcom
51094didi sweetpussy supercoo panda123 gfhjkm13 lovesong solnyshko multiplelog martusia iamtheman greentre motorrad
vfrcbvev 666satan lateralus absinthe command1 jungfrau ufhhbgjnnth yamakasi zxcvbnmz skyblues murcielago benidorm
viperman dima1985 7elephants 267ksyjf kaitlynn sisyphus redvette ac2zxdty hxxrvwcy eatshit1 appleseed simpleplan
fynfyfyfhbde bluedevils chrisbrown animals1 takayuki assembler sissyboy nokia6230i hunt4red darknigh cptnz062 ndshnx4s
twizzler wnmaz7sd gfhfcjkmrf barrynov durandal 8xuuobe4 cmu9ggzh crazyfrog vfvfktyf mackdaddy cribbage pandabear
whitesta p2ssw0rd tiktonik moonlite bearclaw snakeeyes rainmaker sureno13 kluivert calbears medvedeva whirling
bonscott cerulean callista rainman1 mickeymo nicerack jackster eclipse2 up9x8rww themaste deflep27 fotograf junior123
aldebara novastar manchild blackstar moom4242 tightend 07931505 smokepot snowmass jessicam giuliana tentacle
scoubidou2 vasilina jlbyjxtcndj loosee123 palantir hannelor lewie622 ghjcnjqgfhjkm blasters grinders kzsfj874 squealer
fortunat candlebo soundman zxcqweasd ghbjhbntn thunderc phish123 tintable nightcrawler tigerboy basilisk masha1998
kayla123 geemoney vintelok nightime ch1tt1ck mxyzptlk superted parfilev livestrong miguelit smooches dezember spaghett
guitarma photosho junior24 vaz21093 bigblue1 trident1 nallepuh mtwapa1a rutabega toutoune surfcity samanth1 littledo
kazakova mistral1 5544332211 towtruck kenwood1 vfiekmrf ladygirl boeing77 installsqlst xohzi3g4 kfnju842 klubnika
cubalibr 123456789101 0147852369 tallulah extra300 missy123 maiyeuem nccpl25282 buster22 harrydog fishlips superjet
norwegen movieman psw333333 postbank deepwate geolog323 a3eilm2s2y 123321qaz buckwild byabybnb yfcnzyfcnz ltcnhjth
uto29321 poptarts spam967888 705499fh whatthef 123456789y soreilly allochka is_a_bot bassplay 531879fiz matematica
beaver12 seashell chaching xenogear chicco22 ancella2 vika1998 resolute pandora2 jesusis1 cheerlea renfield liebherr
ck6znp42 metalgea 7jokx7b9du tassadar batistuta 1herbier ghjrehjh karimova snowwhite analfuck jaysoncj maranell
bsheep75 almaz666 goodpussy 1w2q3r4e alanfahy nastya1995 123qwe12 vfvf2011 ketamine energizer usethis1 buster21
thechamp hopeful1 claybird bigmaxxx housebed dimidrol bootycall 80988218126 christa1 chevytru 00998877 overdriv
dinamite bloembol twinkles 118a105b lanzarot youngone ssvegeta fktrcfylh1 vika1996 dynomite sonshine constanc thinkbig
hopalong redfish1 ifufkbyf paladine bulgakov 4294967296 cdtnkfyrf hedonism gfgfrfhkj beardown roxanne1 underwat
3f3fpht7op bilbobag radiatio garibald wakeboar maranello parolamea galatasara loranthos asmodean porkypig mercator
koolhaas liverpoolfc 12344321a 85200258 112233445 rubberdu donthate sasha1992 vjnjhjkf arkangel willie12 172839456
basshead hornball pagedown astonmar madalina shenlong nazarova 369874125 greshnik suckmyco mjollnir 789632147 artem777
bmw318is rambler1 5w76rnqp babyruth magical123 gfhjkm135 soboleva teamster pokemons 1472583690 1597532486 shockers
clarisse farfalla 4fa82hyx x4ww5qdr leather1 sailaway starburs 100years blackhole palmeira verboten solidsna gevaudan
talktome jesse123 wetwilly natural1 intersta bonethugs solitair adidas12 a7nz8546 respublika fkojn6gb rachael1
zldej102 ab12cd34 cytuehjxrf astroman handsoff mrblonde unclesam kpydskcw lg2wmgvr biarritz feather1 williamm diamondd
fishhook lena1982 unb4g9ty applegat mikehunt giancarlo felix123 bigsexy1 estrellit 1234567890m stingers allen123
eldritch littleone hpmrbm41 celebrit maxwell7 kendall1 17071994a snuffles vlad1994 forward1 badaboom hardtoon hatelove
knopo4ka duchess1 kickbutt eddie123 dragonfi marihuana brownlov nike1234 kwiettie jonnyboy florenci bristol1 allister
yjdujhjl gauloise bellaboo wltfg4ta foxyroxy rocket69 malinois obsessio yeahrigh liza2000 paintball1 blueskie cbr600f3
mandreki wonderbo muledeer xsvnd4b2 245lufpq ghjcgtrn juanjose frostbit badminto archibal dm6tzsgp ytdxz2ca hallowboy
guilherme dopehead iluvtits worldwar chewbaca ducttape borisenko arlingto p3nnywiz rdgpl3ds boobless kcmfwesg blacksab
s123456789 marykate lindros8 gofaster stokrotka kilbosik aquamann shedevil slot2009 brewcrew sexfiend 12341234q
crjhjcnm polopolo09 feuerweh bennevis fatgirls racecar1 hondacrv techdeck atljhjdf fallenangel tranquil carla123
portvale bycnbnen trooper2 gennadiy amazonka chinatow fitness1 selfok2013 fullhous bajskorv nectarin littlebitch
feyenoor pussybitch icecube1 ltybcjdf theking1 sexsells swinger1 aphrodit kurtcobain rhind101 beantown stuttgar
messenge motorman nicegirl studmuffin gamecocks bosshogg 4me2know fuckmeno buttnutt andreyka jvtuepip swissair
fylhttdf m7hsqstm weihnachte dowjones freeones timberland bombadil flatron1 logging7 telefoon cowabung yousuck1
asd123qwe torrente jackaroo millerlite ironhorse zzzxxxccc roosevel 8363eddy depeche1 frederiksberg sasha2000 was.here
rosedale cokeisit skidmark sexxxxxx gcheckou 12345611 lightman velosiped brucewayne elena123 greenegg nitemare
cassidy1 boywonde pgszt6md batterie redlands scooter6 bailey11 maxwell2 startnow blackmetal balla007 phatfarm kirsten1
titmouse benhogan johnwayn bullyboy goldtree tigger99 cyclone1 woodpony camaleun lovergirl peepshow dima1989 rjdfkmxer
0773417k 1monster freaksho sashenka cincinna lightfoo tabaluga punkrawk slick123 fefolico contrera pretende serenada
ludmilla l0swf9gx hankster dfktynbyrf 944turbo blackfly zrjdktdf eus1sue1 riverplate harddriv elliott1 sexybitc
cnhfyybr jimdavis amberlee skywalk1 gb15kv99 rothmans firedawg aftermat 01478963 phishing gunblade exclusiv sasha1997
kallisti fuckmyass norseman ipswich1 intelinside yjdjcnbf tatiana1 1a2s3d4f5g6h sundaypunch realmadr vfyxtcnth
valkiria millerti greeneyes celebrat slava123 bubbabub joesmith katya123 sweetdream lovespor s5r8ed67s wachovia
michaelb safeu851 antonova longtong kekskek1 vika2011 ilovemylife scoubidou6 barney11 blindman 11223355 sexpistols
prisonbreak ajnjuhfa ak470000 bdfyeirf riobravo thoradin polkaudi kurosawa fuckyouguys 754740g0 anallove microlab1
makarenko johnnybo booster1 sanders1 kd189nlcih hondaman sevisgur sexmania hjcnbckfd tuppence jimandanne quincunx
dima1998 skinner1 pinguino xpressmusic getfucked matulino johnsmith spanner1 todiefor nikki123 chuck123 princesse
28infern muselman bigbroth mollymoo lizottes heckfyxbr 22q04w90e nikita95 hammer22 lutscher buster99 kourniko aggarwal
shdwlnds vfvfgfgf123 monkeybu premiumcash classact devilmay hardpack stockcar honeypie nowayman alphadog tiribon12
telefone chicken123 b1234567 vasilisk cooking1 whitewol masterma bushmast heimdall gthtrhtcnjr canesfan ybrbnf_25
artichok superdude holeshot gettysbu hammer99 bmw750il differen pornosta dirtygirl hotspurs johnatha firstone123
lexmark1 msconfig karlmasc 123qweasdzx tcglyued dthjybxrf gladiolus dreamgirl spankme1 arianna1 cool1234 belladog
importan 87e5nclizry teufelo7 quaresma nnmaster 123321az tomjerry standrew gizmodo2 rz93qpmq 870621345 qmezrxg4
moom4261 hkger286 klaudia1 753951456 fsunoles romanenko isthebes walkman555 scorpian hardwareid bluedragon 2305822q
iddqdiddqd w1234567 sputnik1 2i5fdruv flexscan thesims2 boogiema bigsexxy powerstr 123578951 maxthedo hithere1
bond0007 r1234567 torrents pointman caffreys bloodlus 321ret32 102030405 stickboy lotrfotr34 mclarenf1 ironlung
pushistik unclebob tigereye mermaid1 roman777 17711771s videogam cubalibre idinahui nikita1998 78621323 jaydog472
neverwinter 67390436 eleanor1 aquemini shipmate logcabin 66005918 louisian triathlo ilovemar letmeino fibonacci
58565254 artemis1 grigoryan bunnyman 158uefas jackhamm mineonly rfnfhbyf 52545856 bigloser 51525354 anarchy1 teenslut
sanfrancisco jesuschr bugmenot 44556677 wwr8x9pu alphaome kolia123 wejrpfpu revelati pinkpussy wow12345 tannenbau
darkhors retired1 37583867 gxlmxbewym 36925814 89876065093rax naturals cepseoun sasafras 1qazxdr5 motoguzz emmajane
jerkyboy arenrone precisio 31415927 powerhou mashoutq thebeatl cvzefh1gk zimmerma grimreap icandoit borodina dima2009
keywest1 napster1 5411pimo gilgamesh kalimera rjycnbnewbz maulwurf alice123 fuckgirl redhorse fourplay blackheart
blackfin cntgfyjdf mymoney1 09080706 goodboss sebring1 kensingt bigboner ym3cautj thestone lovebugs longboar rhfcbdfz
msouthwa shahrukh ps253535 zjses9evpa good4you station2 mvtnr765 tiburon1 ghjcnjgbpltw checkito 1ladybug corneliu
svetasveta imaccess piccolo1 3611jcmg ou812345 eklhigcz 30624700 amazing1 miracle1 silverfi barney01 gfccgjhn
aishiteru fathead1 xexeylhf anisimov saskatoo brandy12 palpatin lovesuck poulette mclaren1 cooper12 newpass3
rfgecnfcerf alskdjfh mossberg starline misfits1 blackhea pappnase daywalker summoner swansong 12345qqq lionsden
saisg002 nosaints 0cdh0v99ue deskjet1 14159265 14142135 backdraf kohsamui c43dae874d pepsiman balls123 schlange
optiquest nottoday 1234qwerasdfzxcv greentree gcheckout marshal1 gtogto43 marcelit aqwzsxedc kenshin1 sassydog
desember steph123 rocket21 lytghjgtnhjdcr carlsbad schoolgirlie apocalyp gfgf1234 wonderwall maryann1 birdcage
donna123 123lol123 adidas11 pandoras 111222333000 ingersol cessna15 nazarenko azfpc310 rfycthdf hotlanta kumar123
fsd9shtyu highjump entertai sinatra1 htcnjhfy videoman bigbird1 kenaidog silverma 123123qq cbr600f4 harakiri chico123
glasgow1 ybrjkftdyf surfside intermilan multipas schroede testerer hejmeddig tornados n8skfswa greatdan z1z2z3z4
katiedog 1234512i monster7 voronina mbkugegs zaqwsxcderfv blackwhite dro8smwq boognish quietkey authcode pinkerto
merengue bushwick turambar kittykit hambone1 bigballa restaura 111luzer euro2000 kissthis rvgmw2gl iloveboobies
fcc5nky2 messiah1 beastie1 hvidovre papageno dirtybir naturist channel1 gutentag zucchero 9638527410 cthuttdf lovethem
cantona1 wonderwo hoddling rockcity mansfiel 287hf71h xyh28af4 bankshot vurdf5i2 sexygirls mdmaiwa3 jesussaves
crossroa rodman91 cockgobbler 12345699 signatur coolwhip awdrgyjilp ghjrjgtyrj emergenc blood666 bootmort wetworks
supermario annapoli indahouse misha123 santorin vbnhjafy athlon64 nextdoor seemnemaailm siegheil cornhusk sthgrtst
feldspar gtnhjdyf terminato 123321aa rkbvtyrj tigertig fuckitall marquise hondavfr mayflowe bigmouth greenery larionov
sat321321 nausicaa hjvfynbrf galvesto jitterbu prophet1 canoneos dctdjkjl everclea danny001 mudslide rockshox thvfrjdf
fuckthem ironfist junior01 killswit prototyp specboot baldhead redwhite whitetail cousteau malcolmx vangelis bettis36
morgaine inandout wallpape moonrake huntress clownboy newzeala hammertime 11251422 fktrcfyl 11223311 11223300 powerpla
ybrbnbyf zaphod42 jxfhjdfirf dude1234 czekolada blackros amaranth medical1 nhecsyfujkjdt promopas marmalad weihnachten
passthief 67mustan ds7zamnw pinarell sonofsam 5c92v5h6 tango123 xufrgemw taratata 4ebouux8 roadrash dfyjdf846
qwaszxerdfcv ellehcim seabass1 jazzman1 j1234567 junkfood daddymac persepho shithappens polkaudio transcend shuriken
sudhakar teenlove anabelle littlegi ferraris fastdraw accountbloc pornostar pinoyako glassjaw finnland losbravo
smalltit nicksfun stockhol divedeep cannibus poppydog walhalla lucozade goldenbo ownage123 capital5 stillher
antananarivu lacrimos goathead cgtwbfkbcn gbplf123 beanhead agapov58 bad11bad andreika aurelien spartak1922 lawnmowe
papasmurf antihero photogra painkill qwest123 sierra01 vfrcbvvfrcbv bobbyjoe buzzkill 9379992q oleg1994 sovereig
rollover zaq12qaz battery1 alina123 groucho1 butterbean gfhfyjbr ventura1 65mustan ufdibyjd suckfuck greatgoo 1bullshi
easy1234 diamondb glasnost a123456b rockandr coolfool yjdbrjdf lovehina passking bonapart ctvtyjdf sassy123 table54781
nedkelly philbert sparky99 littlebear silmaril cbufhtnf peggysue wizardry love4you reviewpass amersham devochka
panasonik dave1234 happyguy assmaster sailormo 18254288 02551670 vladimir1 monkeybutt fylhtq95 fjnq8915
passwordstandard vova12345 talonesi gigemags dorothee bastogne truegrit iamgreat paulinka corperfmonsy homerun1
dogbert1 eatmyass cottage1 gimmesum 413276191q pchealth bodiroga adapters mashamasha fairchil iloveluc netnwlnk
olga1976 icam4usb odinthor anchorat nfnmzyrf shadowman chicken0 christiaan mariupol gbpltw123 villevalo cessna172
kinglear turbo911 maprchem56458 rosehill thekiwi1 ygfxbkgt mandarinka paswoord grandam1 leedsuni angeldog michaell
dance123 mynewbots biedronka thebeatles f14tomcat 86chevyx bobolink flyfishi traxdata enlighte 12345678w rugbyman
techn9ne vakantie jake5253 letterma amiga500 saqartvelo williamj nightfal melnikova jhrl0821 6gcf636i irina123
formatters infotech greatwhi tracy123 connecte hemingwa gundam00 slayers1 fktrcfylhjd bermuda1 eybdthcbntn backd00r
warhammer40k guitarman tgbxtcrbq lovezp1314 buster69 sexytime zacharia sportage terry123 bogdanova higgins1 whatluck
jeffery1 1qayxsw2 riptide1 vergesse playgrou 4077mash hydepark monster9 hesoyam1 uhtqneyu alabaste slutfuck maestro1
buster123 ironfish konnichi gintonic momoney1 trim7gun fractals morganstanley polkadot fifa2010 airbrush bigtitty
fyfnjkmtdyf joxury8f moondog1 trotters 1s1h1e1f1 optimus1 balance1 southwes comfort1 rockbottom litebeer chopsuey
greenlan freecell hampster smalldog cartman2 cjdthitycndj masterba sunburst auntjudy ilovecock losfix16 1explore
whynotme albertjr 24gordon misterme gbljhfcs blackhat maddog69 pakalolo igor1234 snowhite homefree sexfreak blessyou
vfrcbvjd belinda1 yaglasph groundho nevergiveup gborv526 mike12345 bltynbabrfwbz tanushka raptor22 cosmodog blackmor
littlegirl ultra123 flashnet loploprock littlewhore cuntfinger stinkyfinger n7td4bjl camel123 adelheid thuglove
4815162342q blankman morphius zsecyus56 nokiadermo waratsea 4rzp8ab7 brillian dune2000 zcxfcnkbdfz comicbooks assasins
nuaddn9561 scottsda hfcnfvfy metalhead romanson jollymon trompete matchbox20 nepenthe phezc419hv romantika lifestyl
decembre ghjcnjabkz pachanga buzzword indianer tupacshakur albert12 invisibl mustaine hesoyam123 scrapland barabbas
mexicali moonstafa jayhawk1 nastya2010 barrabas vlad1234 davinchi conducto invernes madhatter 12345678i bellybut
vitalik1 power666 footslav qazxswedc123 peterburg tabletop gavrilov jkbvgbflf 87654321q wideopen tdfyutkbjy impossib
dontforg qwer1209 asslicke mamma123 scratch1 dontgotm underhil maks2010 elena2010 fireplug sacrific babyphat bruce123
wallstreet granvill armastus pipeutvj g1234567 angeleyes putangina brandnew shadowfax lokomoti jabroni1 siffredi
rosebudd nightwis felixxxx 19851985p dogphil3650 totenkopf macross7 ofclr278 nantucke hedj2n4q aessedai trekbike
pussykat samatron dukenukem iampurehaha2 obvious1 mccool24 kravchenko justforf sananton odt4p6sv8 mansikka looking4
donttell ninjutsu uaeuaeman queenas8151 avtoritet wrongway chrisrey sd3utre7 mesohorny donatello pinky123 fatbitch
pilsbury lovepuss 1creativ huskerdu gtnhjpfdjlcr dkjfghdk donkeykong rockytop staples1 flywheel toppdogg bigbubba
ilikepussy excaliber fhutynbyf flyvholm currahee godsgift antonioj yfcnzvjz anime123 123321456654 hanswurst technica
drumandbass diapason simbacat gravedig jakeyboy longboard truskawka highspee theriver hammer69 12inches zse4xdr5
sophieh6 grizzlie hotbitch beloved1 bluewave multiscan persona1 amberdog 1assword sparky01 123321qw luvbekki yfeiybrb
nigger123 gjkzrjdf 1bigdadd taganrog clarkkent gaudeamus mantaray whitehea redhawks liza2009 den12345 vfhnsyjdf
147258369a newyorke hondas2000 12457896 dickster edcwsxqaz pantyman hubertus cumshot1 kappaman mark3434 lichking
bonkers1 throatfuck backwood imladris partyman fourstar scanner1 ujhjl312 potapova kalleank refinnej nothanks sugardog
nhfkbdfkb larousse qazxcdew stimorol is3yeusc partner1 478jfszk 9hmlpyjd 7imjfstw larkspur animal2000 miyvarxar
communit ifoptfcor mamaliga wowlook1 alucard1 singapur superdav jackoff1 bullnuts world123 sargsyan rattlers visigoth
penfloor cabledog camilla1 eagleman softcore d1234567 tlbyjhju lfiekmrf lzhan16889 123boots1 sys64738 heavymetal
heavymet wharfrat sword123 lexus300 pheonix1 123qw123 igor1994 champ123 brooksie frogman1 buldozer morrowin bubbaman
tyson123 passsword al123456 looking1 brennan1 fifa2011 15975391 twinturb onlyone1 denis1988 6846kg3r pennydog
dandelion haileris epervier afrodite oldpussy poopypan verymuch katyusha skydive1 fiveiron stargirl fordfocus jawbreak
buster88 penchair horizon1 thecure1 adrianna1 dumbfuck aldebaran knopfler rossigno scarlets nuggets1 ibelieve akinfeev
silkeborg krakatoa kgvebmqy pensacol snowstor goldenboy chester3 hotshot1 jesuschris motdepass fietsbel pookster
milkmaid rustyboy terrell1 epsilon1 lillian1 shinchan fuckuall mamasboy felicidade shopping1 parliame jackmeof
juvis123 boing747 9z5ve9rrcz icewater moparman christo1 vinicius tigerfan jackfrost ssbt8ae2 barabash ghtlfntkm
lostboys jesus4me kolawole damilola paranoya happyness methodma supercop a8kd47v5 polly123 hoyasaxa 1digital
2468013579 vaffanculo pass1wor 999666333 777555333 lubimaya 123456789j 159951159 159357123 alina1995 wisteria
jhnjgtl12 arxangel 87062134 creativ1 malyshka fuckthemall romance1 ofcourse latenite 789456123a milliona 61808861
57699434 55495746 jimbo123 cutlass1 craig123 51502112 46466452 nikolaevna hoosier1 gonzo123 gfhfvgfvgfv sofaking
kwiatuszek valeria1 0123654789 alltheway maasikas wildchil fredonia earlgrey gtnhjczy 59382113kevinp coorslit vova1994
english1 bondra12 zpflhjn1 luansantana control2 guybrush katiebug pimphard frontosa clockwor skyeseth chaparra
jumpshot wintermu 1chester ciccione hornets1 delerium manageme connor11 caseyboy cbljhjdf haustool pantera6 9988776655
writerspace xiaoyua123 scorpius bpgjldsgjldthnf gamemaster shameles ladylove eintritt jnrhjqcz undernet sasha777
kanmax1994 easypass supermom 123654789a shampoo1 yfxfkmybr tsunami1 fktrcttdf yasacrac happyhap hammer11 subzero1
ybrbnjcbr wagoneer danniash portishead redcar27 hammer12 cosmo123 burltree vwpassat jack5225 cougars1 burlpony
blackhorse katemoss 1christi cartagen sparkle1 christi1 iraffert dtcyeirf 1234567890p cooper11 alcoholi savchenko
lllooottt ilovedick sweetpus rfnthbyf1988 angus123 blockbus skinnass sexybeas wasdwasd1 1qa2ws3ed4rf5tg pokerman
trfnthby stoppedb miniclip cabbages 1234567890o liudmila nhfycajhvths masiania songline spacebal smokewee dragonla
andy2000 massive1 suckmy1k nastya1996 stratcat daffyduck baldeagl kerberos shibainu cqub6553 phenmarr girls4me
dianochka plhy6hql oleg1996 sharipov bouboule hollister1 adelante onetwo12 ojp123456 msorcloledbr neveraga 1mercede
chessmas stickdaddy77 kvartira 7654321a lollol123 qwaszxedc vfhbyfvfhbyf misha1111 junior13 fuckmylife sekirarr
orion123 laketaho jazz1234 brett123 rfpfyjdf ummagumma punter12 irina1991 pandemonium berlingo cherrypi lohotron
chicklet stepside ikmvw103 trillium thepower thugstools livefree rosenrot muffin11 artem1992 andrey1992 sheldon1
passpage nikita99 fubar123 eight888 violentj 2ykn5ccf jackiech vika1995 89032073168 denis1984 weetabix h9iymxmc
kalambur 12213443 racecar02 purgator troutbum potsmoke pureevil dragonage 4seasons 12758698 yeahright blademan
jeffhardy stanisla forzaroma blackwoo fengshui 1qaz0okm newmoney pimpin69 anonymer jgtxzbhr breadfan juancarlos
stratus1 happytim lambert1 cbljhtyrj economia avogadro spanners queequeg 8seconds cumberla burton12 consulta cthulhu1
dukenuke hatebree middleto dylandog byrjuybnj stillers smallvill 123456rrr ironcity kasperok spotligh bujhm123
tommycat compass1 jack2000 littleminge littlefuck karolinka camneely munson15 passssap z3cn2erv baggio10 copernic
pablo123 uptheass mattylad10 13467985 f1f2f3f4 fm12mn12 gerasimova burrito1 baldeagle forgetme 5element ooicu812
10293847qp minicooper vthrehbq boredboi4u filatova barmalei fourkids naumenko bangbros pornclub euclid90 patatina
mankind1 peugeot406 rmracing cunthole jaguarxj whitecat yfhrjnbrb 9085603566 specialinsta newblood chingada boobies2
133andre ilovelucy success2 artefact nikolay9 emilyann fkrjujkbr teamomuch enron714 starfleet neverman doctorwh
seatleon snakebit bleacher darkseed warhorse 34erdfcv dimanche repmvbyf michaeljackson icequeen lbvekmrf bryan123
schreibe 1andonly aa123456789 12345678d deadmau5 happyface filmstar bakesale justlook cbarkley bloodred birdbath
nfkbcvfy killerbee pitcher1 justonce dakota99 vespucci outside1 puertori teamlosi porol777 empire11 20091989q
webuivalidat trigger2 horndogg palermo1 dasha2010 rockhopper 8096468644q 770129ji supercat tema1234 1234567892000
qazqaz123 rattrace indiana7 patch123 9hotpoin assmonke dannym88 worldnet julemand s12345678 pissword woodchuc hotchkis
bananana kalender awo8rx3wa8t ilovemyfamily weihnachtsbau pudding1 luckystr jahbless surrende 1panties bigasses
ghjuhfvbcn muchacha santana5 testdrive dracula1 savannah1 014702580369 15253545 15975312 marmaris thesims3 afrika2002
oldskool syndicat parker01 bri5kev6 wartburg yelena03 madinina highway1 uhfdbwfgf buhjvfybz qaz123wsx456 bobbybob
falloutboy manning18 fallengun montblanc roadrage rhfvfnjhcr dmfxhkju imaloser michell1 lockedup sassycat dsobwick
ctrhtnyj rhfcyjzhcr momanddad zipdrive telescop greatman ukqmwhj6 nopasaran kobayash cfiekmrf megan123 jamesdea
porosenok stunner1 lollol12 2278124q glowworm mallards bluedevil lachesis airborn1 captaink watchout aaaa1122
providian aregdone play2win artcast2 kamelia2011 caleb123 indonesi tgkbxfgy hijodeputa good4now tolkien1 s1s2s3s4
lolkin09 48n25rcc djtiesto 111222333444555 coolbree starwood deadsoul madarchod tenorsax 44e3ebda trafalga serafima
favorite4 havefun1 nosredna jlettier borracho rollrock macross1 ousooner 9085084232 123qwaszx firedept jackfros
123456789000 systemofadown darthmaul vladimirovna uthvfybz v123456789 riogrand avalon11 lovejone chamberl bluedog1
musiclover beardog1 libertin bigberth jockstra nastya123 brillo021 bomberman latching cunningh gladbach marillion
mike2000 muffinman freeclus kudos4ever clitring sexiness blumpkin escaflowne pentable lommerse lkjhgfdsazx 2401pedro
quintain tdeir8b2 122333444455555 %e2%82%ac tootsie1 zaqxsw123 gkfdfybt cnfnbcnbrf usermane babochka kamakazi tigger13
mononoke wcrfxtvgbjy bigsmall 1newlife bigwaves shockwav codered1 victory7 gulfstre sunbanna bertuzzi begemotik
destinee 123456789zz amadeusptfcor yggdrasi el345612 f22raptor moviebuf deadmoin websolutionssu 1346798520 gwendoli
1234562000 lovedick digital2 space199 serious1 824358553 794613258 nata1980 fishpond zse45rdx matrixxx 213546879
newspape photowiz marco123 147852963 147369258 hellbound 123987456 lovehurt hammer01 1234554321a alina2011 112358132
alina1994 alina1998 bobjones cressida madalena 420smoke tinchair adidas69 krypton1 loveline michaelm gbkbuhbv 76689295
sweetu70 steamforums quixotic steam181 rfcgthcrbq sexstuff fulhamfc quiksilv 56836803 jedimaster gfhjkm777 stella12
55378008 mortalkombat nudegirl lickpussy bigjuggs sadomaso laser123 branford banaan123 hooters6 sweeties sinnfein
killerman martinet harsingh thecount phantom3 36985214 lukas123 madmax11 willow01 opelagila deadfish 31359092
sasha1993 sanders2 zaq!2wsx boilerma alina2010 warspite bazongaz fitzgera dipascuc 1escobar2 kki177hk victoriya
kl?benhavn happylife am4h39d8nh bodybuil 31021364 command2 lainth88 mazdamx5 colin123 qwaszx11 diesirae woodfish
pqnr67w5 odgez8j3 5gtgiaxm transits quackers makenzie mdmgatew slickone penhorse asdasd22 otherside honeydog proghouse
frost1996 casper123 magichat greatzyo lightspe mikejone bruiser1 prelude9 kenneth2 thinline 2dumb2live 1carolin
ilikeporn blackboo marcelin yjhbkmcr mainstre beano002 lincoln7 bangalor goodstuff stepashka omnislash sasha2011
gopinath princesit bosslady lovegame sport123 collect1 charliem chimaira trrim777 thedream goodmorning newlife2
conditio alexand1 mike1969 silence1 blackdra enolagay sataniv1993 sasha1994 moonshot santa234 meister1 gfitymrf
reggie31 akademia zorro123 nathalia mishmash nokiae51 nyyankees tu190022 strongbo not4u2no harlequi csyekmrf olemiss1
sunshin1 starbase topshelf symantec turntabl selhurst furnitur fromvermine zxcvbnma cannelle mko09ijn paraklast1974
hobbes12 1234567890d fatal1ty prostreet caution1 metal123 eddie666 washingto minnesota_hp speedster zemanova vkfwx046
antiflag jzf7qf2e murciela lvbnhbtdf gogetter tanelorn nesterova browseui ralliart calgary1 vtldtltd iambigal 2hot4you
brentwoo palladin ilovetits venture1 bg6njokf satchel1 khongbiet critter1 partridg spinnake chinadol nipples1 sixflags
parkhead breakdance fidodido yuitre12 artem1995 gayathri nondriversig boating1 newpassw kamikazi corsair1 kingshit
hotdog12 h200svrm rhtyltkm vaz21074 simferopol britania tanyshka process1 fortknox stockpor juanpabl roleplay magical1
a1s2d3f4g5h6 bismilah santana1 animalsex pfqxtyjr silverch litespee peyton18 warhamer minotavr bushwack fufnfrhbcnb
hfpldfnhb chipmonk vbhjh123 doodlebu chuluthu cdtnkzxjr tremendo peewee51 freeway1 teenfuck darkfire hunt0802 buffy1ma
671fsa75yt burrfoot alina2006 charlize midiland demetriu freakboy bugssgub samuraix pimpjuic willyboy fynjyjdf
privet123 blueroom bringiton kareltje ow8jtcs8t goniners countryb 24688642 covingto 24861793 beyblade needajob
kbpfdtnf bond9007 stormbri love4eve fenomeno darknite dragstar milfhunter ma123123123 ghislain ferien12 reglisse
roykeane mamatata fhbyjxrf hackedit h397pnvr godflesh septiembr zhongguo bigjohn1 vehvfycr gungadin olivier1 chinaski
toadfrog automati squirtle positano llebpmac prokuror pussygal visionar chicken6 rfybreks vitalogy gorbunov stinker1
jimmypag anastaci pfhfnecnhf campus100 rangerover peresvet skyblue1 goodlove dfkmltvfh pasword1 nhfrnjhbcn nemesis2
ingenier knothead energy12 alena123 murphy11 987654321g boxster1 colegiata carwash1 bowling3 fylhtq123 pickwick
bubblebox bunnies1 slipper1 xtutdfhf phantom7 swordsma wonderbr slagelse twothree fynjy123 ballsdeep bobbyorr alphasig
problemas goirish1 boobear1 alexsander chantal1 greenpea bergen09 petticoa vlad2011 kamakiri lucidity estoppel
volvos60 carter80 200190ru shocker1 souschef lopotok01 ntktgepbr z1x2c3v4b5n6m7 clearwat boogyman konoplya chester8
scooter5 ghjgfufylf 18n28n24a ringo123 sex4free reddevils dillinge hyperlit wallace2 vitamine fyfnjkmtdbx kulikova
maddog01 timoshka desdemon chesters aikman08 nyranger 36169544 foxmulder shashank aspirina 45678912 kemerovo netware1
montella peachfuz cypress1 55443322 bandicoot statistika great123 bobsmith hillary1 lzlzdfcz bloodlust 91328378
98256518 102938475 alina2002 123123789 newmexico scubaman puffdadd 159357852 dtheyxbr theman22 212009164 nji90okm
newmedia pimpdady 1212312121 tamplier pelican1 domodedovo 1928374655 fiction6 duckpond onetwo34 gunsmith murphydo
fallout1 spectre1 jabberwo redryder blackpus elena1971 danilova bobo1234 jesusgod musical1 darkmage hawkwood sexaddict
archimed lindalou ghjatccjh wethepeople m123456789 m_roesel sissinit 123ewqasd miruvor79 miatamx5 1trouble strip4me
sexyred1 rjdfktdf shortman diabolik bluewate blueboys willy123 llabesab vicelord gerryber fre_ak8yj redrobin
itsasecret bluelight mountai1 bongwater fordgt40 raider12 hunnybun tuffgong gymnast1 wapbbs_1 dandelio ghjnbdjcnjzybt
x002tp00 whodaman brunodog technici pmtgjnbl qcxdw8ry schweden throbber collecto dbm123dm hellhoun deadzone dethklok
qq123123 c32649135 spacejam holycrap tummybed financia euroline magicone ameritec kingpins dima1991 spencer5 cassiope
lilcrowe thecakeisalie vbhjndjhtw vthokies locutus1 irondesk andrey12 vepsrfyn likesdick protozoa mosias98 taburetka
blaze420 puissant aishwarya raleigh1 sparkplu zootsuit 1234567j rubyrose nightshade alternativa cghfdjxybr vova1992
matthewd mexican1 blackwid dctvcjcfnm maks5843 fktrcfylhjdf lincoln2 gre69kik need4speed hightech core2duo ublhjgjybrf
1autopas autopas1 15935746 hardcor1 blackdragon vovan_lt orochimaru hjlbntkb paradoks frozenfish ghjuhfvvbcn fireston
afhvfwtdn ontheoutside louis123 moonwalk tracksta ozzmosis headroom ringding 12345672000 onetwothree nefertit tailhook
bujhmbujhm tinuviel maxmotives locksley stpiliot paramoun car12345 furelise kalifornia vbhjckfd beast123 zcfvfzkexifz
extra330 gfhfyjqz templar1 02588520 pangolin amorcito advance1 yasuhiro nautica1 soundwav lovebaby dragonma
sonnenschein wazzkaprivet dontdoit supercal ballsout dabl1125 gjdtkbntkm servette 13571113 13467982 12string connor12
sustanon corporat charless jeanmarc marine21 dctvgbplf xxxp455w0rd5 koufax32 anastasya debugger ufkxjyjr gjlcnfdf
sexkitten qwertasdfgzxcvb s9te949f dimabilan ilovetit longjump transalp moderato littleguy magritte hawaiiguy nemiroff
browneyes dragonss andranik fleshbot smellyfe deutschl papasmur vfvekmrf 12345656 weihnachtsbaum kristie1 fktrcfylth
99strenght denis2011 stokecit aotearoa stalker2 1bigfish mossyoak 1stunner getinnow jessejames cantstop west1234
chief123 twentyon drstrang aspirant jenna123 bongtoke fktif6115 mopar440 kinkysex mercede1 11234567
`
    .trim()
    .split(/\s+/),
)
