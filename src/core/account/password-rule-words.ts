/**
 * Words that many people choose as a password, alone or with digits and signs around them. Compiled by hand from the
 * kinds of words that top every published list of leaked passwords. password-rule.ts uses them.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
password passwort passwd pass passw passphrase wordpass drowssap motdepasse contrasena contraseña senha parola
heslo haslo salasana losenord wachtwoord kennwort geheim secret secrets changeme changeit change default
letmein letme openup opensesame sesame access login logon signin welcome willkommen bienvenue bienvenido hello
hallo hola bonjour ciao goodbye admin administrator administrador root toor user username usuario guest test
tester testing testtest demo demodemo temp temporary sample example master superuser manager owner office
company business security secure safety server system network internet computer laptop desktop keyboard monitor
printer windows linux ubuntu android iphone google googlegoogle facebook twitter instagram youtube yahoo hotmail
gmail amazon paypal netflix spotify linkedin microsoft apple samsung nokia motorola sony toshiba lenovo compaq
dell asus logitech nintendo playstation xbox gameboy minecraft fortnite roblox pokemon pikachu charizard zelda
mario sonic warcraft starcraft diablo counterstrike counter strike halo callofduty rolecall job jobs resume
career recruiter monday tuesday wednesday thursday friday saturday sunday january february march april may june
july august september october november december spring summer autumn fall winter sommer herbst fruehling verano
invierno birthday holiday christmas easter halloween valentine newyear weekend forever always never nothing
something anything everything whatever nobody somebody anybody remember forget blahblah blah iloveyou ilove
iloveu loveyou loveme lovelove lovely lover lovers love loveit truelove mylove iloveme ihateyou hateyou jetaime
teamo tequiero ichliebedich tiamo kocham kochamcie sweetheart sweety sweetie sweetpea sweet honey honeybee sugar
darling babe baby babygirl babyboy babydoll boyfriend girlfriend princess princesa prinzessin prince queen king
kingkong angel angels angelo devil heaven hell hellfire hellokitty kitty kitten kittycat pussycat pussy cat cats
dog dogs doggie doggy puppy bulldog bulldogs pitbull poodle beagle tiger tigers lion lions panther panthers
jaguar leopard cheetah wolf wolves wolfpack wolfgang wolverine lonewolf fox foxes bear bears teddybear poohbear
eagle eagles falcon falcons hawk hawks raven ravens phoenix dragon dragons dragonfly dragonball monkey monkeys
gorilla elephant giraffe hippo rhino zebra horse horses mustang stallion pony unicorn rabbit bunny bugsbunny
hamster mouse mickey mickeymouse minnie donald donaldduck goofy snoopy garfield simpson simpsons bart homer
spongebob scooby scoobydoo tweety tinkerbell cinderella winnie bambi dumbo nemo dolphin dolphins shark sharks
fish fishing goldfish catfish swordfish penguin penguins turtle snake cobra viper python spider spiderman
batman superman superwoman superstar super supergirl wonderwoman ironman hulk thor captain captainamerica
deadpool joker robin flash greenlantern avengers xmen wolverin magneto venom punisher starwars star wars
startrek stargate skywalker lukeskywalker darthvader vader yoda jedi obiwan kenobi hansolo chewbacca bobafett
r2d2 gandalf frodo aragorn legolas bilbo hobbit lordoftherings harrypotter potter hermione hogwarts dumbledore
voldemort gryffindor slytherin twilight matrix trinity neo morpheus terminator predator alien aliens robocop
rocky rambo godzilla zombie vampire warrior warriors knight knights ninja samurai viking vikings pirate pirates
wizard wizards magic merlin dungeon titan titans titanic apollo zeus hercules achilles spartan spartans trojan
trojans gladiator maximus football footballs fussball futbol soccer baseball basketball softball volleyball
handball hockey tennis golf golfer golfing cricket rugby lacrosse boxing karate judo running runner swimming
swimmer surfing surfer skating skater snowboard snowball skiing fishing hunting hunter racing racer nascar
formula cowboys cowboy yankees redsox dodgers giants mets braves cubs tigers cardinals cardinal orioles marlins
steelers packers raiders patriots broncos redskins dolphins chiefs bengals browns colts jets saints seahawks
niners rams chargers vikings lakers celtics bulls knicks heat magic spurs rockets pistons warriors bruins
rangers flyers redwings blackhawks penguins canucks maple mapleleafs liverpool manchester manchesterunited
manutd arsenal chelsea everton tottenham celtic barcelona barca realmadrid madrid juventus inter milan bayern
dortmund borussia schalke hamburg benfica ajax westham newcastle united city rovers wanderers tarheels wildcats
wildcat longhorns longhorn buckeyes gators seminoles huskers wolverines spartans rolltide boomer sooners
ferrari porsche lamborghini maserati bugatti mercedes bmw audi volkswagen toyota honda nissan mazda subaru
suzuki yamaha kawasaki ducati harley harleydavidson davidson chevrolet chevy chevelle camaro corvette cadillac
pontiac firebird mustang ford dodge viper charger challenger jeep wrangler cherokee hummer volvo saab jaguar
mitsubishi hyundai michael michelle michel matthew mathew matthias marcus markus martin martina maria mariana
marina mario mary maryjane margaret martha marie james jamie jennifer jenny jessica jessie john johnny johnson
jonathan jordan joseph joshua julia julian juliana julie justin justine kathleen katherine catherine kathryn
katie kevin kimberly kristen kristin kristina christian christina christine christopher chris christophe cristina
cristian laura lauren lawrence leonardo leonard linda lindsay lisa louise lucas madison maggie melissa melanie
mercedes mitchell monica morgan natalie natasha nathan nathaniel nicholas nicolas nicole norman oliver olivia
pamela patricia patrick paul paulina peter philip phillip rachel raymond rebecca richard robert roberta roberto
ronald ronaldo ronaldinho messi maradona beckham rooney zidane russell sabrina samantha samson samuel sandra
sarah scott sebastian sergio shannon sharon shelby sophie sophia stephanie stephen stefanie steven steve stewart
susan suzanne sydney sylvia taylor teresa theresa thomas tiffany timothy tracey travis tristan tyler valentina
valerie vanessa veronica victor victoria vincent virginia walter wesley william williams wilson winston zachary
adrian adriana alejandra alejandro alessandro alexander alexandra alexandre alexandru alexis alex alfredo
alicia allison alyssa amanda amber andrea andreas andrei andres andrew angela angelica angelina anna annette
anthony antonio antonia arthur ashley austin barbara beatrice benjamin bernard beverly bradley brandon brenda
brian brianna brittany britney brooke brooklyn caitlin cameron carlos carmen carolina caroline carolyn cassandra
cassie cecilia charles charlie charlotte chelsea cheyenne claudia clinton courtney crystal cynthia daniel daniela
danielle david deborah debbie denise dennis derrick diana diego dominic dominique donald dorothy douglas dustin
edward edwards eduardo elaine elizabeth elisabeth emily emmanuel enrique eric erica esther eugene fabian felicia
fernanda fernando florence frances francesca francesco francis francisco franklin frederic fredfred freddie
gabriel gabriela gabrielle george georgia gerald geraldine gerard giovanni giuseppe gloria gregory guillermo
gustavo hannah harrison harold heather heinrich helena henrietta herbert howard hubert isabella isabelle ivan
jackie jackson jacqueline jasmine jason javier jeffrey jeremy jerome ahmed mohamed mohammed muhammad mustafa
ibrahim abdullah fatima anderson campbell hamilton marshall thompson roberts robinson rodriguez gonzalez
hernandez martinez fernandez sanchez ramirez smith garcia miller davis moore white harris clark lewis young
srinivas lakshmi krishna ganesh sairam shiva jesus jesuschrist christ godisgood godislove god bless blessed
blessing lordjesus lord faith hope trust trustno trustnoone believe angelito money moneymoney dollar dollars
diamond diamonds gold golden silver platinum crystal emerald sapphire pearl pearljam metallica metallic megadeth
nirvana slipknot deftones radiohead coldplay beatles rollingstones pinkfloyd floyd queen acdc gunsnroses
greenday linkinpark linkin blink eminem rihanna beyonce shakira madonna elvis elvispresley presley marley
bobmarley tupac jayz drummer guitar guitarist piano pianist violin trumpet trombone saxophone music musica
musician rockstar rocknroll rock hardrock hiphop techno reggae chocolate chocolat vanilla strawberry banana
bananas orange lemon cherry peach peaches apples pineapple mango melon watermelon coconut cookie cookies cupcake
cheese cheesecake cheeseburger hamburger burger pizza pasta spaghetti noodle noodles pickle popcorn peanut
peanuts peanutbutter butter butterfly butterflies pumpkin potato tomato pepper peppermint ginger coffee
espresso cappuccino beer budweiser budlight heineken corona guinness whiskey vodka tequila jagermeister
cocacola coke pepsi pepsicola drpepper snickers skittles jellybean jelly icecream milkshake marlboro sunshine
sunset sunrise sunflower flower flowers blossom rose roses rosebud daisy lily violet jasmin lavender rainbow
rainbows moonlight moon bluemoon starlight stardust starfish stars galaxy universe planet earth jupiter saturn
mercury venus mars neptune pluto mountain mountains everest river ocean pacific atlantic beach island paradise
forest jungle desert garden nature winter snowflake snowman snow storm stormy thunder thunderbird lightning
tornado hurricane volcano fire fireball firefire firefly fireman firefighter inferno blizzard iceman ice
midnight darkness dark darkside darkstar darklord shadow shadows ghost blackcat black blackie white red blue
green yellow purple pink orange brown silver bluebird bluesky bluejay redhead redneck blackbird america american
americano canada mexico brazil brasil argentina espana spain france paris london england scotland ireland
germany deutschland italia italy russia poland polska sweden norway finland holland australia newzealand india
china japan tokyo thailand bangkok singapore philippines indonesia jakarta pakistan africa egypt turkey istanbul
galatasaray fenerbahce besiktas newyork newyorkcity losangeles chicago boston dallas houston detroit denver
seattle atlanta phoenix miami orlando lasvegas vegas california florida texas michigan montana colorado arizona
nevada alaska hawaii virginia carolina georgia alabama oklahoma hollywood broadway manhattan brooklyn berlin
munich muenchen vienna zurich rome roma milano venice amsterdam dublin sydney melbourne toronto montreal
vancouver moscow qwerty qwertz azerty qwertyu qwertyui qwertyuiop qwertzui qwertzuiop azertyui azertyuiop asdf
asdfg asdfgh asdfghj asdfghjk asdfghjkl asdfasdf asdfjkl asdqwe asdzxc zxcv zxcvb zxcvbn zxcvbnm zxcasd zxczxc
qweasd qweasdzxc qweqwe qwezxc qazwsx qazwsxedc qazxsw wsxedc edcrfv mnbvcxz lkjhgfdsa poiuytrewq ytrewq
abc abcd abcde abcdef abcdefg abcdefgh abcabc xyz aaa bbb xxx zzz player players playboy playgirl playtime gamer
gaming games winner winners champion champions legend legends hero heroes soldier soldiers army navy marines
airforce semperfi sniper shooter gunner killer killers assassin hitman gangster gangsta mafia thuglife outlaw
bandit rebel renegade maverick ranger explorer pioneer voyager discovery enterprise columbia challenger atlantis
falcon airplane airborne pilot flight aviator helicopter engineer engineering doctor nurse teacher student
students school college university academy science scientist physics chemistry biology mathematics einstein
newton galileo picasso mozart beethoven shakespeare hamlet romeo juliet romeojuliet freedom liberty justice
peace peaceful harmony destiny fortune lucky luckyone luckyme charm blessed happy happiness smile smiley
smiling laughing funny crazy crazygirl crazyboy insane madness maniac psycho stupid idiot loser sucker bastard
asshole arsehole bollocks wanker bitch bitches bullshit shit shithead fuck fucker fucking fuckyou fuckoff fuckme
motherfucker dickhead butthead blowjob sex sexy sexygirl sexyboy sexylady sexything sexsex porn pornstar hardcore
naked nude horny erotic penis vagina boobs bigdick bigboy bigdaddy bigmac bigdog bigfoot daddy daddysgirl mommy
mother mama mamapapa papa father brother sister family familia familie cousin grandma grandpa friend friends
friendship bestfriend bestfriends bff buddy mates children forever genesis exodus revelation psalms alpha omega
delta gamma sigma infinity eternity eternal ultimate supreme perfect perfection excellent awesome fantastic
fantasy beautiful beauty pretty gorgeous handsome precious special private personal public classic vintage
antique original creative creation design designer artist painting picture pictures photo camera video movie
movies cinema theatre television radio telephone phone cellphone mobile number numbers letter letters action
adventure adventures travel traveler vacation journey tourist passport airport hotel house home homework kitchen
bedroom bathroom garage window door gateway bridge castle tower pyramid palace temple church cathedral chapel
monastery hospital pharmacy medicine standard premium express service customer consumer product market marketing
finance financial account accounting bank banking credit creditcard visa mastercard bitcoin blockchain
wrinkle freepass freeuser lifehack peekaboo billybob passat presario pavilion inspiron thinkpad ibanez fender
stratocaster gibson lespaul stinger stingray scorpion scorpio capricorn aquarius gemini leo virgo libra
sagittarius taurus aries cancer pisces zeppelin scarface sopranos godfather corleone highlander braveheart
seminole mohawk apache comanche sioux navajo shamrock leprechaun clover irish guinness babylon juniper serenity
firefly galactica concrete hotstuff hotgirl hotboy cutie cutiepie cupcakes pookie pumpkins snuggles snickerdoodle
sunshines bubbles bubblegum bubba booboo boogie boomerang bobcat cavalier crusader dragoon excalibur goldberg
hogan undertaker wrestling wrestler stonecold therock johncena cena randyorton fishbone
`
    .trim()
    .split(/\s+/),
)
