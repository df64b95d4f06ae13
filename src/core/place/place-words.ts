/**
 * Words in a location text that aren't places: remote work in many languages, the whole world,
 * areas of several countries, time zones, and words for offices and ways of working. Phrases are
 * separated by `|`; case, accents, hyphens and periods don't matter.
 */
export const WORDS = {
  /** Remote work is offered. */
  remote: `remote | remotely | full remote | remoto | remota | remotamente | teletrabajo | teletrabalho
    | télétravail | teletravail | à distance | a distancia | à distância | home office | homeoffice | heimarbeit | fernarbeit
    | mobiles arbeiten | trabalho remoto | trabajo remoto | lavoro da remoto | da remoto | smart working | telelavoro
    | zdalna | zdalnie | praca zdalna | zdalny | uzaktan | uzaktan çalışma | evden | удалённо | удаленно | удалённая | удаленная
    | удаленная работа | удалённая работа | удаленка | віддалено | віддалена | дистанційно | дистанционно | дистанционная
    | 远程 | 远程办公 | 遠端 | 遠距 | リモート | リモートワーク | 在宅 | 在宅勤務 | フルリモート | テレワーク
    | 재택 | 재택근무 | 원격 | 원격근무 | fjern | fjernarbejde | fjernarbeid | distans | på distans | distansarbete
    | hjemmekontor | etätyö | etänä | thuiswerken | op afstand | práce z domova | na dálku | távmunka | la distanță
    | munca la distanta | τηλεργασία | עבודה מהבית | מרחוק | عن بعد | từ xa | làm việc từ xa | wfh | work from home
    | working from home | home based | homebased | work at home | telecommute | telecommuting | telework | teleworking
    | distributed | fully distributed | virtual | offsite | off site | remoteonly | remotefriendly | remotely based | wfa | rmt`,
  /** Phrases that rule out remote work, or that would otherwise be misread as remote. */
  never: `not remote | no remote | non remote | nonremote | not a remote | not fully remote | no remote work | no fully remote
    | not remote friendly | no wfh | not open to remote | remote not possible | remote not available | remote no | remote is not possible
    | remote not allowed | remote not accepted | remote unavailable | no home office | kein homeoffice | kein remote | kein home office
    | pas de télétravail | sin teletrabajo | no remoto | part remote | partly remote | partially remote | partial remote
    | partial télétravail | télétravail partiel | occasional remote | some remote | semi remote | days remote | day remote
    | remote days | remote day | hybrid remote | remote hybrid model | télétravail possible partiellement | limited remote
    | distributed systems | distributed computing | distributed system | remote sensing | virtual reality | remote control
    | remote desktop | virtual assistant | virtual machine | días de teletrabajo | jours de télétravail | tage homeoffice
    | tage home office | remote optional days | 10 remote | 20 remote | 25 remote | 30 remote | 40 remote | 50 remote
    | 60 remote | 70 remote | 75 remote | 80 remote | 90 remote | remote none`,
  /** No limit on where the person works. */
  world: `worldwide | world wide | global | globally | anywhere | work from anywhere | anywhere in the world | everywhere | around the world
    | international | any location | location independent | weltweit | mundial | monde entier | dans le monde | в любой точке мира
    | todo el mundo | wereldwijd | overal ter wereld | na całym świecie | cały świat | z całego świata | in tutto il mondo | tutto il mondo | mundo todo | mundo inteiro | monde | partout | the world | all countries | any country | planet earth | earth | location agnostic | 全球 | 全世界`,
  /** Several countries: doesn't name a country but limits remote work. */
  area: `europe | european union | eu | eea | eu eea | emea | apac | latam | latin america | na | noram | namer | amer | amers | americas
    | the americas | north america | south america | central america | north and south america | latin america and caribbean | lac
    | dach | d a ch | nordics | nordic | nordic countries | scandinavia | baltics | baltic states | benelux | mena | menat | gcc | middle east
    | africa | asia | asia pacific | southeast asia | south east asia | sea | se asia | east asia | south asia | north asia | apj | apjc | anz | oceania | cis | asean | cee | eastern europe
    | western europe | central europe | northern europe | southern europe | central and eastern europe | see europe | balkans | iberia | uki | cemea | eurasia
    | ssa | sub saharan africa | west africa | east africa | north africa | caribbean | gulf | levant | caucasus | central asia
    | schengen | eurozone | eu countries | european | european countries | europa | europe only | lateinamerika | américa latina | latinoamérica | latinoamerica | iberoamerica
    | european economic area | nationwide | countrywide | bundesweit | western states | eastern states | uk and europe only | japac | japac | jpac | снг | європа | европа | 欧洲 | 亚洲 | アジア | ヨーロッパ | usca`,
  /** A limit on hours also limits the place. */
  zone: `utc | gmt | est | edt | pst | pdt | cst | mst | cet | cest | eet | eest | wet | bst | ist | aest | aedt | jst | sgt | msk | hkt | art | brt
    | et | pt | timezone | timezones | time zone | time zones | tzs | tz | eastern time | pacific time | central time | mountain time
    | est pst | eastern timezone | overlap | hours overlap | cet time`,
  /** What follows is excluded: "except Russia", "ohne USA", "hors UE". */
  except: `except | except for | excepting | excluding | excludes | exclude | excl | exc | other than | but not | and not | apart from | aside from | outside
    | outside of | out of | not | without | minus | barring | not in | not from | not available in | not available to | not available for | not open to
    | not hiring in | not hiring from | do not hire in | cannot hire in | can not hire in | unable to hire in
    | ausser | außer | außer in | ausser in | ausgenommen | mit ausnahme von | mit ausnahme der | bis auf | nicht | nicht in | nicht aus | ohne | ausserhalb | außerhalb
    | außerhalb von | exklusive | exkl
    | sauf | sauf en | sauf aux | hors | hors de | hormis | excepté | à l exception de | à l exception des | à l exception du | à l exclusion de | en dehors de | pas en
    | pas aux | pas au | pas de | sans | à part | exclusion
    | excepto | salvo | menos | a excepción de | con excepción de | con la excepción de | excluyendo | fuera de | sin | no en | no desde | no para | a excepcion de
    | exceto | à exceção de | a exceção de | com exceção de | com exceção da | com exceção do | excluindo | excluindo se | fora de | fora da | fora do | sem | não | não em | não no | não na | não nos
    | eccetto | eccetto il | tranne | tranne il | tranne la | tranne gli | ad eccezione di | ad eccezione del | ad eccezione della | ad eccezione degli | a eccezione di | a esclusione di
    | escludendo | salvo gli | fuori da | fuori dal | fuori dalla | fuori dall | non | non in | senza | meno
    | behalve | uitgezonderd | met uitzondering van | exclusief | buiten | niet | niet in | niet uit | niet vanuit | zonder | op na
    | oprócz | z wyjątkiem | za wyjątkiem | wyłączając | z wyłączeniem | poza | nie | nie z | nie w | bez | prócz`,
  /** What precedes is excluded: "Russia excluded". */
  excepted: `excluded | is excluded | are excluded | not included | not eligible | not allowed | not accepted | not supported | not possible | not available | ineligible | exempt
    | ausgeschlossen | sind ausgeschlossen | ist ausgeschlossen | nicht möglich | nicht inbegriffen | exclu | exclus | exclue | exclues | non compris | non inclus | non éligible
    | non éligibles | excluido | excluidos | excluida | excluidas | no incluido | no incluidos | no incluida | no elegible | excluído | excluídos | excluída | excluídas
    | não incluído | não incluídos | não incluída | não elegível | escluso | esclusa | esclusi | escluse | non incluso | non inclusi | non inclusa | uitgesloten | niet inbegrepen
    | niet mogelijk | wykluczone | wykluczona | wykluczony | wyłączone | wyłączona | wyłączony | nie dotyczy`,
  /** Names hours together with a place: "US hours". */
  hours: `hours | hour | working hours | work hours | business hours | office hours | core hours | hrs | work day | workday | working day | daytime | shift | schedule | hour overlap
    | zeitzone | zeitzonen | arbeitszeit | arbeitszeiten | geschäftszeiten | fuseau horaire | fuseaux horaires | horaires | heures | huso horario | husos horarios | zona horaria
    | zonas horarias | horario | horas | fuso horário | fusos horários | horário | fuso orario | fusi orari | orario | tijdzone | tijdzones | werktijden | strefa czasowa | strefie czasowej
    | strefy czasowe | strefach czasowych | godziny | godzinach`,
  /** A wish and no limit. */
  wish: `preferred | preferably | preferable | prefer | preference | preferring | ideally | ideal | a plus | plus | bonus | a bonus | desirable | advantageous | nice to have
    | bevorzugt | vorzugsweise | idealerweise | wünschenswert | gerne | de préférence | préféré | idéalement | souhaité | un plus | preferiblemente | preferible | preferentemente | idealmente
    | deseable | preferencialmente | de preferência | preferência | desejável | preferibilmente | di preferenza | preferito | idealmente | bij voorkeur | voorkeur | liefst | najlepiej | preferowane
    | preferowany | preferowana | mile widziane`,
  /** The company's seat, which doesn't limit where a remote employee works. */
  seat: `hq in | hqs in | headquarters in | headquartered in | offices in | office in | hq | headquarters | headquartered | offices | company in
    | trips to | travel to | visits to | meetups in | offsites in | events in | gatherings in | retreats in | founded in | team in | teams in`,
  street:
    'street | avenue | ave | road | rd | blvd | boulevard | drive | lane | parkway | pkwy | highway | hwy | strasse | str | square',
  join: 'or | and | oder | und | ou | et/ou | y | e | o | i | и | или | lub | veya | ve | eller | och | og',
  noise: `the | hybrid | hybride | hibrido | onsite | on site | in office | inoffice | office | hq office | in person | only | based | city | area | region | metro
    | first | friendly | possible | ok | okay | optional | available | flexible | full time | fulltime | fully | 100 | work | working | job | location | locations
    | multiple | various | any | all | select | store | campus | plant | site | branch | hub | studio | warehouse | facility | in | within | from | across
    | at | near | to | with | for | either | de | en | im | in der | na | du | la | downtown | greater | central | n a | open | us | contract | travel | required
    | province of china | unspecified | tbd | other | home | united | team | candidates | residents | role | position | must be | must | be | live | located | eligible`,
} as const

/** State codes that people use for a city: "London / NY / Remote". */
export const CITY_CODES = new Set(['NY'])

/** Two-letter codes that are also words in all-caps sentences ("REMOTE IN EU, OR BERLIN"). */
export const WORDLIKE_CODES = new Set(
  'IN OR ME OK HI OH ON LA DE CO AS IS IT TO AT BE BY NO SO DO AM MY AI ML QA HR PM ID ET PT'.split(
    ' ',
  ),
)

/** "Remote | AI": fields of work rather than Anguilla, Mali, Qatar and Saint Pierre. */
export const FIELD_CODES = new Set(['AI', 'ML', 'QA', 'PM'])

/** Country codes that can be alone in a list ("Remote (DE/FR/NL)"). */
export const PLAIN_CODES = new Set(
  `AE AR AT AU BE BG BR CA CH CL CN CO CY CZ DE DK EE EG ES FI FR GB GR HK HR HU IE IL IN IT JP KE KR LT LU LV MX
  MY NG NL NO NZ PE PH PK PL PT RO RS SE SG SI SK TH TR TW UA US UY VN ZA`.split(/\s+/),
)

/** Codes of both a state and a country that mean the country when alone. */
export const COUNTRY_BEFORE_STATE = new Set(['DE', 'IN', 'NL'])

/** Codes of both without a usual meaning; alone they name nothing. */
export const UNDECIDED_CODES = new Set(['CA', 'IL', 'CO', 'AR', 'PE', 'SK', 'SA'])
