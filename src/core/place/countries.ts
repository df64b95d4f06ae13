/**
 * The world's countries and territories by ISO 3166-1: alpha-2, alpha-3, English name, and other
 * names in use (native, short, former, foreign). One country per line, sorted by code. Ambiguous
 * names ("Georgia") are included; the place reader decides what they mean.
 */
const TABLE = `
AD AND Andorra
AE ARE United Arab Emirates=UAE=U.A.E.=Emirates=Emirats arabes unis=Vereinigte Arabische Emirate=Emiratos Árabes Unidos=الإمارات
AF AFG Afghanistan
AG ATG Antigua and Barbuda
AI AIA Anguilla
AL ALB Albania=Shqipëria=Albanie=Albanien
AM ARM Armenia=Hayastan=Armenien=Арменија=Армения
AO AGO Angola
AQ ATA Antarctica
AR ARG Argentina=Argentine=Argentinien=Аргентина
AS ASM American Samoa
AT AUT Austria=Österreich=Oesterreich=Autriche=Oostenrijk=Austrija=Rakousko=Австрия
AU AUS Australia=Australie=Australien=Австралия=オーストラリア
AW ABW Aruba
AX ALA Åland Islands=Åland
AZ AZE Azerbaijan=Azərbaycan=Azerbaycan=Azerbaïdjan=Азербайджан
BA BIH Bosnia and Herzegovina=Bosnia & Herzegovina=Bosnia-Herzegovina=Bosnia=Bosna i Hercegovina=BiH
BB BRB Barbados
BD BGD Bangladesh
BE BEL Belgium=België=Belgie=Belgique=Belgien=Bélgica=Belgio=Бельгия
BF BFA Burkina Faso
BG BGR Bulgaria=България=Bulgarie=Bulgarien=Болгария
BH BHR Bahrain=البحرين
BI BDI Burundi
BJ BEN Benin
BL BLM Saint Barthélemy
BM BMU Bermuda
BN BRN Brunei=Brunei Darussalam
BO BOL Bolivia=Bolivie
BQ BES Caribbean Netherlands
BR BRA Brazil=Brasil=Brésil=Brasilien=Brazilië=Brasile=Бразилия=ブラジル=巴西
BS BHS Bahamas=The Bahamas
BT BTN Bhutan
BV BVT Bouvet Island
BW BWA Botswana
BY BLR Belarus=Беларусь=Byelorussia
BZ BLZ Belize
CA CAN Canada=Kanada=Canadá=Канада=カナダ=加拿大
CC CCK Cocos Islands
CD COD DR Congo=Democratic Republic of the Congo=Congo-Kinshasa=DRC
CF CAF Central African Republic
CG COG Congo=Republic of the Congo=Congo-Brazzaville
CH CHE Switzerland=Schweiz=Suisse=Svizzera=Suiza=Suíça=Zwitserland=Szwajcaria=Швейцария=スイス=瑞士
CI CIV Ivory Coast=Côte d'Ivoire=Cote d Ivoire
CK COK Cook Islands
CL CHL Chile=Chili=Чили
CM CMR Cameroon=Cameroun
CN CHN China=中国=中國=PRC=P.R. China=Mainland China=People's Republic of China=Chine=Китай=中华人民共和国
CO COL Colombia=Colombie=Kolumbien=Колумбия
CR CRI Costa Rica
CU CUB Cuba
CV CPV Cape Verde=Cabo Verde
CW CUW Curaçao
CX CXR Christmas Island
CY CYP Cyprus=Κύπρος=Kıbrıs=Zypern=Chypre=Chipre=Cipro=Кипр
CZ CZE Czechia=Czech Republic=Česko=Česká republika=Tschechien=Tchéquie=República Checa=Czechy=Чехия
DE DEU Germany=Deutschland=Deutschlandweit=Allemagne=Alemania=Alemanha=Germania=Duitsland=Tyskland=Niemcy=Německo=Saksa=Almanya=Германия=Німеччина=ドイツ=德国=GER
DJ DJI Djibouti
DK DNK Denmark=Danmark=Dänemark=Danemark=Dinamarca=Denemarken=Dania=Дания
DM DMA Dominica
DO DOM Dominican Republic=República Dominicana
DZ DZA Algeria=Algérie=الجزائر
EC ECU Ecuador=Équateur
EE EST Estonia=Eesti=Estland=Estonie=Эстония
EG EGY Egypt=Égypte=Ägypten=Egipto=Misr=مصر=Египет
EH ESH Western Sahara
ER ERI Eritrea
ES ESP Spain=España=Espagne=Spanien=Espanha=Spagna=Spanje=Hiszpania=İspanya=Испания=スペイン=西班牙
ET ETH Ethiopia
FI FIN Finland=Suomi=Finnland=Finlande=Finlandia=Финляндия
FJ FJI Fiji
FK FLK Falkland Islands
FM FSM Micronesia
FO FRO Faroe Islands=Føroyar
FR FRA France=Frankreich=Francia=França=Frankrijk=Frankrike=Francja=Fransa=Франция=フランス=法国
GA GAB Gabon
GB GBR United Kingdom=UK=U.K.=Great Britain=Britain=GB=England=Scotland=Wales=Northern Ireland=United Kingdom of Great Britain and Northern Ireland=Royaume-Uni=Reino Unido=Vereinigtes Königreich=Großbritannien=Grossbritannien=Regno Unito=Verenigd Koninkrijk=Storbritannien=Wielka Brytania=Angleterre=Birleşik Krallık=İngiltere=Великобритания=Велика Британія=イギリス=英国=Cymru
GD GRD Grenada
GE GEO Georgia=Sakartvelo=Republic of Georgia=Georgia Republic=Géorgie=Georgien=Грузия=Грузія=საქართველო
GF GUF French Guiana
GG GGY Guernsey
GH GHA Ghana
GI GIB Gibraltar
GL GRL Greenland
GM GMB Gambia=The Gambia
GN GIN Guinea
GP GLP Guadeloupe
GQ GNQ Equatorial Guinea
GR GRC Greece=Hellas=Ελλάδα=Griechenland=Grèce=Grecia=Griekenland=Yunanistan=Греция
GS SGS South Georgia
GT GTM Guatemala
GU GUM Guam
GW GNB Guinea-Bissau
GY GUY Guyana
HK HKG Hong Kong=Hongkong=Hong Kong SAR=香港=Гонконг
HM HMD Heard Island
HN HND Honduras
HR HRV Croatia=Hrvatska=Kroatien=Croatie=Croacia=Chorwacja=Хорватия
HT HTI Haiti
HU HUN Hungary=Magyarország=Ungarn=Hongrie=Hungría=Węgry=Венгрия
ID IDN Indonesia=Indonésie=Indonesien=Индонезия=インドネシア=印度尼西亚
IE IRL Ireland=Republic of Ireland=Éire=Irland=Irlande=Irlanda=Ierland=Irlandia=Ирландия=ROI=アイルランド=爱尔兰
IL ISR Israel=Israël=Izrael=ישראל=Израиль=Ізраїль=イスラエル=以色列
IM IMN Isle of Man
IN IND India=Bharat=Inde=Indien=Índia=Индия=インド=印度=भारत
IO IOT British Indian Ocean Territory
IQ IRQ Iraq=العراق
IR IRN Iran=ایران
IS ISL Iceland=Ísland=Island=Islande=Islandia=Исландия
IT ITA Italy=Italia=Italien=Italie=Itália=Włochy=İtalya=Италия=イタリア=意大利
JE JEY Jersey, Channel Islands=Bailiwick of Jersey
JM JAM Jamaica
JO JOR Jordan=الأردن
JP JPN Japan=日本=Nippon=Japon=Japón=Japão=Giappone=Япония=日本国
KE KEN Kenya
KG KGZ Kyrgyzstan=Кыргызстан
KH KHM Cambodia
KI KIR Kiribati
KM COM Comoros
KN KNA Saint Kitts and Nevis
KP PRK North Korea
KR KOR South Korea=Korea=Republic of Korea=S. Korea=한국=대한민국=Corée du Sud=Südkorea=Corea del Sur=韓国=韩国=Южная Корея
KW KWT Kuwait=الكويت
KY CYM Cayman Islands=Grand Cayman
KZ KAZ Kazakhstan=Казахстан=Қазақстан
LA LAO Laos
LB LBN Lebanon=Liban=لبنان
LC LCA Saint Lucia
LI LIE Liechtenstein
LK LKA Sri Lanka
LR LBR Liberia
LS LSO Lesotho
LT LTU Lithuania=Lietuva=Litauen=Lituanie=Lituania=Litwa=Литва
LU LUX Luxembourg=Luxemburg=Lëtzebuerg=Luxemburgo=Люксембург
LV LVA Latvia=Latvija=Lettland=Lettonie=Letonia=Łotwa=Латвия
LY LBY Libya
MA MAR Morocco=Maroc=Marokko=Marruecos=المغرب
MC MCO Monaco
MD MDA Moldova=Republic of Moldova=Republica Moldova=Молдова
ME MNE Montenegro=Crna Gora=Црна Гора=Черногория
MF MAF Saint Martin
MG MDG Madagascar
MH MHL Marshall Islands
MK MKD North Macedonia=Macedonia=Северна Македонија=Makedonija=Nordmazedonien
ML MLI Mali
MM MMR Myanmar=Burma
MN MNG Mongolia
MO MAC Macau=Macao=Macau SAR=澳门=澳門
MP MNP Northern Mariana Islands
MQ MTQ Martinique
MR MRT Mauritania
MS MSR Montserrat
MT MLT Malta=Malte=Мальта
MU MUS Mauritius=Maurice
MV MDV Maldives
MW MWI Malawi
MX MEX Mexico=México=Mexique=Mexiko=Messico=Méjico=Мексика=メキシコ=墨西哥
MY MYS Malaysia=Malaisie=Малайзия=マレーシア=马来西亚
MZ MOZ Mozambique=Moçambique
NA NAM Namibia
NC NCL New Caledonia
NE NER Niger
NF NFK Norfolk Island
NG NGA Nigeria
NI NIC Nicaragua
NL NLD Netherlands=The Netherlands=Nederland=Holland=Niederlande=Pays-Bas=Países Bajos=Países Baixos=Paesi Bassi=Holandia=Hollanda=Нидерланды=オランダ=荷兰=NLD
NO NOR Norway=Norge=Noreg=Norwegen=Norvège=Noruega=Noorwegen=Norwegia=Норвегия
NP NPL Nepal
NR NRU Nauru
NU NIU Niue
NZ NZL New Zealand=Aotearoa=Neuseeland=Nouvelle-Zélande=Nueva Zelanda=Новая Зеландия=N.Z.
OM OMN Oman=عمان
PA PAN Panama=Panamá
PE PER Peru=Perú=Pérou
PF PYF French Polynesia
PG PNG Papua New Guinea
PH PHL Philippines=The Philippines=Pilipinas=Filipinas=Филиппины=フィリピン=菲律宾
PK PAK Pakistan
PL POL Poland=Polska=Polen=Pologne=Polonia=Polônia=Polsko=Polonya=Польша=Польща=ポーランド=波兰
PM SPM Saint Pierre and Miquelon
PN PCN Pitcairn
PR PRI Puerto Rico=Porto Rico
PS PSE Palestine=Palestinian Territories=West Bank=State of Palestine
PT PRT Portugal=Portogallo=Португалия=ポルトガル=葡萄牙
PW PLW Palau
PY PRY Paraguay
QA QAT Qatar=قطر
RE REU Réunion
RO ROU Romania=România=Roumanie=Rumänien=Rumania=Rumunia=Румыния
RS SRB Serbia=Srbija=Србија=Serbien=Serbie=Сербия
RU RUS Russia=Россия=Russian Federation=Rusia=Russland=Russie=Rosja=Росія=ロシア=俄罗斯
RW RWA Rwanda
SA SAU Saudi Arabia=KSA=K.S.A.=Kingdom of Saudi Arabia=Saudi=Arabie saoudite=Saudi-Arabien=Arabia Saudita=السعودية=المملكة العربية السعودية
SB SLB Solomon Islands
SC SYC Seychelles
SD SDN Sudan
SE SWE Sweden=Sverige=Schweden=Suède=Suecia=Suécia=Svezia=Zweden=Szwecja=Ruotsi=Швеция=スウェーデン=瑞典
SG SGP Singapore=Singapur=Singapour=Singapura=新加坡=シンガポール=Сингапур=Republic of Singapore
SH SHN Saint Helena
SI SVN Slovenia=Slovenija=Slowenien=Slovénie=Eslovenia=Словения
SJ SJM Svalbard
SK SVK Slovakia=Slovensko=Slovak Republic=Slowakei=Slovaquie=Eslovaquia=Słowacja=Словакия
SL SLE Sierra Leone
SM SMR San Marino
SN SEN Senegal=Sénégal
SO SOM Somalia
SR SUR Suriname
SS SSD South Sudan
ST STP São Tomé and Príncipe
SV SLV El Salvador
SX SXM Sint Maarten
SY SYR Syria
SZ SWZ Eswatini=Swaziland
TC TCA Turks and Caicos Islands
TD TCD Chad
TF ATF French Southern Territories
TG TGO Togo
TH THA Thailand=ประเทศไทย=Thaïlande=Tailandia=Таиланд=タイ王国=泰国
TJ TJK Tajikistan
TK TKL Tokelau
TL TLS Timor-Leste=East Timor
TM TKM Turkmenistan
TN TUN Tunisia=Tunisie=تونس
TO TON Tonga
TR TUR Türkiye=Turkey=Turkiye=Türkei=Turquie=Turquía=Turcja=Турция
TT TTO Trinidad and Tobago=Trinidad
TV TUV Tuvalu
TW TWN Taiwan=台灣=台湾=Taïwan=Taiwan ROC=臺灣=Тайвань
TZ TZA Tanzania
UA UKR Ukraine=Україна=Ukraina=Украина=Ucrania=Ucrânia=Ukrayna=Ukrajina
UG UGA Uganda
UM UMI US Minor Outlying Islands
US USA United States=US=USA=U.S.=U.S.A.=United States of America=The United States=The US=The USA=America=Estados Unidos=EE.UU.=EEUU=EUA=États-Unis=Vereinigte Staaten=Stati Uniti=Verenigde Staten=Stany Zjednoczone=Amerika Birleşik Devletleri=ABD=США=アメリカ=米国=美国=Continental US=CONUS=Contiguous US=Lower 48=Continental United States=Contiguous United States
UY URY Uruguay
UZ UZB Uzbekistan=Узбекистан=Oʻzbekiston
VA VAT Vatican City
VC VCT Saint Vincent and the Grenadines
VE VEN Venezuela
VG VGB British Virgin Islands
VI VIR US Virgin Islands=U.S. Virgin Islands
VN VNM Vietnam=Viet Nam=Việt Nam=Вьетнам=ベトナム=越南
VU VUT Vanuatu
WF WLF Wallis and Futuna
WS WSM Samoa
XK XKX Kosovo=Kosova
YE YEM Yemen
YT MYT Mayotte
ZA ZAF South Africa=Suid-Afrika=RSA=Südafrika=Afrique du Sud=Sudáfrica=África do Sul=ЮАР
ZM ZMB Zambia
ZW ZWE Zimbabwe
`

export type Country = { code: string; alpha3: string; name: string; aliases: string[] }

export const COUNTRIES: ReadonlyMap<string, Country> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const code = line.slice(0, 2)
      const [name = code, ...aliases] = line.slice(7).split('=')
      return [code, { code, alpha3: line.slice(3, 6), name, aliases }]
    }),
)

/** The name to use in a sentence: 'United States'. Null for an unknown code. */
export function countryName(code: string): string | null {
  return COUNTRIES.get(code)?.name ?? null
}

/** Names that English puts an article before. */
const WITH_ARTICLE = new Set(
  'AE BS CD CF CG DO FK GB GM KM KY MH MV NL PH SB SC TC US VA'.split(' '),
)

/** As after a preposition: 'the United States', 'Spain'. The code itself if it is unknown. */
export function countryInSentence(code: string): string {
  const name = countryName(code) ?? code
  return WITH_ARTICLE.has(code) && !/^the /i.test(name) ? `the ${name}` : name
}
