/**
 * What CVs call their sections, in the most common languages. `knownHeading` needs a text that is a heading word for
 * word; `headingByWords` takes a text that is known to be a heading for other reasons.
 */
import { fold } from '#core/text/fold-text.ts'
import type { SectionKind } from '#cv/document/document.ts'

type Kind = Exclude<SectionKind, 'head' | 'other'>

/** Whole headings, folded: lower case, no accents, separators as one space. "*" matches the joining words below. */
const HEADINGS: Record<Kind | 'other', string> = {
  contact: `פרטי קשר; פרטים אישיים; معلومات الاتصال; البيانات الشخصية; contact; contacts; contact info; contact information; contact details; contact me; get in touch;
    personal details; personal information; personal info; personal data; details; reach me; find me; find me online;
    links; social; social links; social media; profiles; online; online profiles; web; websites; on the web; connect; address; location; contact * location; location * contact; where to find me;
    kontakt; kontaktdaten; personliche daten; personliche angaben; zur person; angaben zur person; adresse; personalien;
    coordonnees; informations personnelles; etat civil; me contacter; contactez moi; reseaux; liens;
    contacto; datos personales; datos de contacto; informacion personal; informacion de contacto; redes; enlaces;
    contato; contatos; contactos; dados pessoais; informacoes pessoais; informacao pessoal; informacoes de contato;
    contatti; dati personali; informazioni personali; recapiti;
    contactgegevens; persoonlijke gegevens; persoonsgegevens; personalia; gegevens;
    dane osobowe; dane kontaktowe; kontakty; контакти; контактна інформація; особисті дані; контакты; личные данные;
    personuppgifter; kontaktuppgifter; henkilotiedot; yhteystiedot; kisisel bilgiler; iletisim; osobni udaje`,
  summary: `תקציר; אודות; פרופיל; תמצית; الملخص; نبذة; الملف الشخصي; الهدف الوظيفي; summary; about; about me; profile; professional summary; professional profile; career summary; career profile;
    executive summary; personal profile; personal statement; objective; career objective; professional objective; introduction; intro; overview;
    summary of qualifications; qualifications summary; professional overview; career overview; biography; bio; who i am; my story;
    statement; mission; at a glance; background summary; personal summary; short bio; in short; highlights of qualifications;
    profil; kurzprofil; uber mich; ueber mich; zusammenfassung; kurzvorstellung; berufsprofil; berufliches profil; personliches profil; ziel; berufsziel;
    a propos; a propos de moi; resume; profil professionnel; objectif; objectif professionnel; presentation; synthese; en bref; accroche; qui suis je;
    perfil; perfil profesional; sobre mi; resumen; resumen profesional; objetivo; objetivo profesional; acerca de mi; extracto; presentacion;
    perfil profissional; sobre mim; sobre; resumo; resumo profissional; apresentacao; objetivos; sumario; objetivo de carreira;
    profilo; profilo professionale; profilo personale; chi sono; su di me; sommario; obiettivo; obiettivo professionale; riepilogo; sintesi; presentazione;
    profiel; over mij; samenvatting; persoonlijk profiel; professioneel profiel; doelstelling; introductie; korte samenvatting;
    profil zawodowy; o mnie; podsumowanie; podsumowanie zawodowe; cel zawodowy; про мене; про себе; профіль; резюме; мета; о себе; цель;
    om mig; om meg; sammanfattning; sammendrag; profiili; yhteenveto; hakkimda; ozet; profil osobisty; o mne; profil osobni`,
  work: `ניסיון תעסוקתי; ניסיון; ניסיון מקצועי; תעסוקה; الخبرة; الخبرات; الخبرة العملية; الخبرات العملية; الخبرة المهنية; experience; experiences; work; work experience; work experiences; professional experience; professional experiences; employment; employment history;
    work history; career; career history; job history; jobs; positions; positions held; professional background; professional history;
    relevant experience; related experience; relevant work experience; industry experience; industrial experience; employment experience; selected experience;
    career experience; experience history; recent experience; key experience; other experience; additional experience; additional work experience;
    further experience; earlier experience; previous experience; previous employment; past experience; early career; engineering experience;
    technical experience; research experience; teaching experience; clinical experience; leadership experience; management experience;
    consulting experience; freelance experience; freelance; freelance work; internships; internship; internship experience; internships * experience; working experience; military experience;
    military service; academic experience; academic appointments; academic positions; appointments; work * employment; experience * employment; employment * experience; where i worked;
    where i ve worked; what i ve done; professional career; career path; my experience; my work; my work experience; current position; current role; professional activities;
    professional journey; employment record; practical experience; nursing experience; job experience;
    berufserfahrung; berufserfahrungen; beruflicher werdegang; werdegang; berufspraxis; praxiserfahrung; erfahrung; erfahrungen; berufliche erfahrung; berufliche erfahrungen;
    berufstatigkeit; arbeitserfahrung; berufliche laufbahn; praktische erfahrung; praktische erfahrungen; praktika; berufliche stationen; beschaftigung; beruf; karriere; laufbahn; anstellungen; praktikum; tatigkeiten;
    experience professionnelle; experiences professionnelles; experience; experiences; parcours professionnel; parcours; emplois; stages; experience de travail; carriere; experiences de travail; stages * experiences;
    experiencia; experiencia profesional; experiencia laboral; experiencias; historial laboral; trayectoria profesional; trayectoria; trayectoria laboral; empleo; experiencia de trabajo; practicas;
    experiencia profissional; experiencias profissionais; historico profissional; experiencias profissional; trajetoria profissional; emprego; percurso profissional; carreira; estagios; atuacao profissional;
    esperienza; esperienze; esperienza professionale; esperienze professionali; esperienza lavorativa; esperienze lavorative; esperienze di lavoro; carriera; percorso professionale; tirocini; lavoro;
    werkervaring; ervaring; professionele ervaring; loopbaan; beroepservaring; arbeidservaring; arbeidsverleden; stages; relevante werkervaring; relevante ervaring; carriere; werk;
    doswiadczenie; doswiadczenie zawodowe; praca; kariera; przebieg kariery; przebieg pracy zawodowej; zatrudnienie; praktyki; historia zatrudnienia;
    досвід; досвід роботи; професійний досвід; трудовий досвід; робота; опыт; опыт работы; профессиональный опыт;
    erfarenhet; arbetslivserfarenhet; yrkeserfarenhet; arbetserfarenhet; erfaring; arbeidserfaring; erhvervserfaring; tyokokemus; kokemus; is deneyimi; deneyim; is tecrubesi; tecrube; calisma hayati;
    pracovni zkusenosti; zkusenosti; praxe; pracovne skusenosti; experienta; experienta profesionala; munkatapasztalat; szakmai tapasztalat; radno iskustvo`,
  education: `השכלה; לימודים; التعليم; المؤهلات العلمية; التعليم والمؤهلات; الدراسة; education; educational background; academic background; academic history; academics; academic qualifications; academic qualification; studies;
    education * training; education * certifications; education * certificates; education * qualifications; training * education; qualifications * education; education history; educational qualifications; educational history;
    academic education; formal education; degrees; degree; schooling; university; school; academic record; academic credentials; higher education; academic training; training; education * courses; education * credentials;
    academic profile; scholastics; education * awards; education * skills; educational details; my education; coursework; relevant coursework; courses; relevant courses; studies * training; education * research; education * learning;
    ausbildung; bildung; bildungsweg; akademischer werdegang; studium; schulbildung; ausbildung * studium; studium * ausbildung; hochschulbildung; aus * weiterbildung; weiterbildung; weiterbildungen; schulische ausbildung; schulausbildung; akademische ausbildung;
    bildungsgang; fortbildung; fortbildungen; aus und weiterbildung; ausbildung * weiterbildung; hochschulstudium; kurse; schule;
    formation; formations; etudes; education; formation academique; diplomes; cursus; diplomes * formations; formations * diplomes; scolarite; parcours academique; parcours scolaire; formation * diplomes; formation universitaire;
    educacion; formacion; formacion academica; estudios; formacion profesional; formacion complementaria; titulacion; estudios academicos; titulos; historial academico; cursos; educacion * formacion;
    educacao; formacao; formacao academica; escolaridade; estudos; formacao complementar; habilitacoes; habilitacoes academicas; formacao profissional; qualificacoes academicas; cursos complementares;
    istruzione; formazione; istruzione * formazione; studi; titoli di studio; percorso formativo; educazione; formazione accademica; corsi; formazione * istruzione;
    opleiding; opleidingen; onderwijs; studie; studies; vooropleiding; opleiding * training; opleidingen * cursussen; cursussen; opleiding * cursussen;
    wyksztalcenie; edukacja; studia; szkolenia; kursy; kursy * szkolenia; kwalifikacje; освіта; навчання; курси; образование; обучение; освіта * курси;
    utbildning; utdanning; uddannelse; koulutus; egitim; egitim bilgileri; vzdelani; vzdelanie; educatie; studii; tanulmanyok; obrazovanje`,
  skills: `מיומנויות; כישורים; יכולות; المهارات; مهارات; skills; technical skills; key skills; core skills; professional skills; skill set; skillset; skills * tools; tools; technologies; tools * technologies; technologies * tools; competencies; core competencies; competences;
    key competencies; technical competencies; expertise; areas of expertise; technical expertise; strengths; technical proficiencies; proficiencies; technical knowledge; computer skills; it skills; software; software skills; hard skills;
    soft skills; programming; programming skills; programming languages; tech stack; technical stack; stack; skills * expertise; skills * competencies; skills * technologies; skills * abilities; skills summary; summary of skills; my skills; relevant skills; additional skills; other skills; specialties; specialities;
    capabilities; abilities; qualifications; key qualifications; knowledge; skills overview; technical summary; technical profile; core expertise; core strengths; key strengths; technical background; toolbox; what i know; what i do; digital skills; personal skills; interpersonal skills; transferable skills; areas of knowledge; skills * strengths; design skills; management skills; skills * languages; languages * technologies; skills * interests; skills * certifications; skills * other; technical skills * tools; skills * knowledge;
    kenntnisse; fahigkeiten; kompetenzen; fachkenntnisse; edv kenntnisse; it kenntnisse; kenntnisse * fahigkeiten; fahigkeiten * kenntnisse; qualifikationen; technische kenntnisse; technische fahigkeiten; fachkompetenzen; computerkenntnisse; starken; besondere kenntnisse; kernkompetenzen; programmierkenntnisse; weitere kenntnisse; technologien; werkzeuge; fahigkeiten * interessen; soziale kompetenzen; personliche starken; expertise;
    competences; competences techniques; competences cles; savoir faire; aptitudes; competences informatiques; outils; competences professionnelles; connaissances; savoir etre; informatique; qualites; atouts; technologies; logiciels; domaines de competences; competences * outils;
    habilidades; competencias; aptitudes; conocimientos; habilidades tecnicas; competencias tecnicas; conocimientos tecnicos; informatica; herramientas; destrezas; tecnologias; capacidades; habilidades clave; competencias clave; conocimientos informaticos;
    competencias tecnicas; habilidades * competencias; conhecimentos; qualificacoes; aptidoes; ferramentas; conhecimentos tecnicos; habilidades tecnicas; competencias chave; conhecimento tecnico; informatica; principais competencias;
    competenze; capacita; abilita; competenze tecniche; capacita * competenze; competenze informatiche; conoscenze; competenze digitali; competenze professionali; conoscenze informatiche; strumenti; tecnologie; competenze chiave; capacita * competenze personali; capacita * competenze tecniche;
    vaardigheden; competenties; kennis; technische vaardigheden; computervaardigheden; kennis * vaardigheden; kerncompetenties; expertise; programmeertalen; technologieen; sterke punten;
    umiejetnosci; kompetencje; umiejetnosci techniczne; kluczowe umiejetnosci; znajomosc technologii; technologie; narzedzia; kluczowe kompetencje; umiejetnosci miekkie;
    навички; вміння; технічні навички; компетенції; професійні навички; ключові навички; технології; навыки; умения; технические навыки; ключевые навыки;
    kompetenser; fardigheter; kunskaper; kompetanse; ferdigheter; kompetencer; faerdigheder; taidot; osaaminen; yetenekler; beceriler; dovednosti; znalosti; zrucnosti; competente; abilitati; keszsegek; vjestine; vestine`,
  projects: `projects; project; personal projects; side projects; selected projects; key projects; academic projects; project experience; projects * experience; open source; open source projects; open source contributions; open source software;
    notable projects; relevant projects; portfolio; recent projects; professional projects; technical projects; research projects; university projects; hobby projects; major projects; project work; project highlights; featured projects; contributions; open source work; course projects; projects * portfolio; my projects; freelance projects; selected work; selected works; independent projects; engineering projects; class projects; team projects; design projects; projects * research; projects * open source; software projects; software; creations; apps; hackathons; key achievements * projects;
    projekte; projekterfahrung; ausgewahlte projekte; eigene projekte; private projekte; projektliste; projektarbeit; wichtige projekte; forschungsprojekte;
    projets; projets personnels; realisations; projets professionnels; projets academiques; portefeuille;
    proyectos; proyectos personales; proyectos destacados; proyectos profesionales; proyectos academicos; portafolio; projetos; projetos pessoais; projetos profissionais; projetos academicos; portfolio;
    progetti; progetti personali; progetti rilevanti; progetti principali; projecten; persoonlijke projecten; eigen projecten; projekty; wybrane projekty; проекти; проєкти; власні проєкти; проекты; projekt; egna projekt; prosjekter; projekter; projektit; projeler; proiecte; projektek; projekti`,
  volunteer: `volunteer; volunteering; volunteer experience; volunteer work; voluntary work; voluntary experience; community; community service; community involvement; community work; volunteer activities; volunteer * leadership; volunteering * leadership; leadership * volunteering; leadership * volunteer; social engagement; civic engagement; charity work; social work; pro bono; volunteerism; community engagement; outreach; volunteering experience; extracurricular; extracurricular activities; extracurriculars; extra curricular activities; leadership; leadership * activities; activities; leadership * involvement; campus involvement; involvement; activities * leadership; leadership activities; student activities; leadership * service; service; professional service; university service; leadership roles; campus activities; community * volunteering; volunteer * community;
    ehrenamt; ehrenamtliche tatigkeit; ehrenamtliche tatigkeiten; ehrenamtliches engagement; soziales engagement; freiwilligenarbeit; engagement; ausserschulisches engagement; ehrenamtlich; gesellschaftliches engagement; freiwilliges engagement;
    benevolat; engagement associatif; vie associative; engagements; activites benevoles; engagements associatifs; activites associatives; experience associative; experiences associatives;
    voluntariado; trabajo voluntario; experiencia voluntaria; actividades de voluntariado; trabalho voluntario; experiencia voluntariado; acoes voluntarias; volontariato; attivita di volontariato; esperienze di volontariato;
    vrijwilligerswerk; wolontariat; dzialalnosc spoleczna; волонтерство; волонтерська діяльність; волонтерский опыт; волонтерський досвід; ideellt arbete; ideellt engagemang; frivillig; frivilligt arbejde; frivillig arbeid; vapaaehtoistyo; gonullu calismalar; gonulluluk; dobrovolnictvi; voluntariat; onkentes munka`,
  certificates: `certifications; certification; certificates; certificate; licenses; licences; licenses * certifications; licences * certifications; certifications * licenses; certificates * licenses; certifications * training; training * certifications; courses * certifications; certifications * courses; courses * certificates; professional certifications; credentials; professional development; accreditations; licensure; certification * training; professional training; certificates * courses; online courses; certified courses; professional qualifications; training * courses; further training; continuing education; certifications * professional development; professional certificates; technical certifications; licenses * certificates; certifications * licences; moocs; workshops; trainings; driving licence; driving license;
    zertifikate; zertifizierungen; zertifikat; zertifikate * weiterbildungen; weiterbildungen * zertifikate; bescheinigungen; lizenzen; zertifizierung; kurse * zertifikate; fuhrerschein;
    certificats; attestations; certificats * formations; permis; habilitations; permis de conduire; certificaciones; certificados; cursos * certificaciones; certificaciones * cursos; certificacoes; certificados * cursos; cursos * certificacoes; certificacoes * cursos; certificazioni; certificati; corsi * certificazioni; patente; patenti; certificaten; certificeringen; certificaten * cursussen; rijbewijs; certyfikaty; certyfikaty * szkolenia; kursy * certyfikaty; uprawnienia; szkolenia * certyfikaty; prawo jazdy; сертифікати; сертифікація; сертифікати * курси; сертификаты; certifikat; certifieringer; certifieringar; sertifikater; certifikater; sertifikalar; certifikaty; certificari; kortkort`,
  awards: `awards; award; honors; honours; honors * awards; honours * awards; awards * honors; awards * honours; achievements; accomplishments; awards * achievements; key achievements; recognition; awards * recognition; scholarships; fellowships; prizes; grants; scholarships * awards; awards * scholarships; fellowships * awards; accolades; distinctions; honors * achievements; achievements * awards; competitions; selected achievements; selected honors; honors * scholarships; grants * awards; awards * grants; major achievements; career highlights; awards * fellowships; academic achievements; academic honors; highlights; key accomplishments; professional achievements; patents * awards; awards * distinctions; honors * distinctions; test scores;
    auszeichnungen; preise; ehrungen; stipendien; erfolge; auszeichnungen * stipendien; preise * auszeichnungen; auszeichnungen * preise; stipendien * auszeichnungen;
    prix; distinctions; recompenses; bourses; prix * distinctions; distinctions * prix; honneurs;
    premios; reconocimientos; logros; becas; premios * reconocimientos; logros * reconocimientos; premios * becas; distinciones; premiacoes; conquistas; bolsas; reconhecimentos; premios * distincoes; premios * conquistas; distincoes;
    premi; riconoscimenti; premi * riconoscimenti; borse di studio; riconoscimenti * premi; onorificenze; prijzen; onderscheidingen; prijzen * onderscheidingen; beurzen; nagrody; osiagniecia; wyroznienia; nagrody * wyroznienia; osiagniecia * nagrody; нагороди; досягнення; відзнаки; нагороди * досягнення; награды; достижения; utmarkelser; priser; palkinnot; oduller; basarilar; oceneni; premii`,
  publications: `publications; publication; selected publications; papers; articles; research papers; publications * talks; talks; presentations; conferences; talks * presentations; publications * presentations; conference presentations; invited talks; patents; research publications; books; journal articles; conference papers; patents * publications; publications * patents; selected papers; peer reviewed publications; writing; speaking; public speaking; speaking engagements; lectures; conference talks; blog posts; published works; selected talks; workshops * talks; thesis; theses; dissertation; media; press; conferences * talks; talks * conferences; recent publications; preprints; presentations * talks;
    publikationen; veroffentlichungen; vortrage; patente; publikationen * vortrage; ausgewahlte publikationen; publications * communications; communications; conferences; brevets; publicaciones; ponencias; articulos; patentes; conferencias; publicacoes; artigos; palestras; pubblicazioni; brevetti; conferenze; publicaties; patenten; lezingen; presentaties; publikacje; patenty; wystapienia; публікації; патенти; публикации; publikationer; publikasjoner; julkaisut; yayinlar; publikace; publicatii`,
  languages: `שפות; اللغات; لغات; languages; language; language skills; language proficiency; spoken languages; foreign languages; languages spoken; human languages; linguistic skills; language competencies; natural languages; language knowledge; my languages;
    sprachen; sprachkenntnisse; fremdsprachen; langues; langues etrangeres; competences linguistiques; langues parlees; idiomas; lenguas; lenguajes; linguas; lingue; lingue straniere; conoscenze linguistiche; competenze linguistiche; talen; talenkennis; taalkennis; taalvaardigheid; jezyki; jezyki obce; znajomosc jezykow; znajomosc jezykow obcych; мови; іноземні мови; знання мов; володіння мовами; языки; иностранные языки; знание языков; sprak; sprakkunskaper; spraakkunnskaper; sprog; sprogkundskaber; kielitaito; kielet; diller; yabanci diller; yabanci dil; jazyky; jazykove znalosti; limbi straine; limbi; nyelvtudas; nyelvek; jezici; strani jezici; competencias linguisticas; competencias idiomaticas`,
  interests: `interests; hobbies; interests * hobbies; hobbies * interests; personal interests; interests * activities; activities * interests; hobby; passions; other interests; leisure; pastimes; outside work; outside of work; free time; leisure activities; interests and hobbies; personal; my interests; things i like; when i m not working; likes; fun facts; favorites; leisure interests;
    interessen; hobbys; interessen * hobbys; hobbys * interessen; freizeit; personliche interessen; freizeitaktivitaten; interessen * aktivitaten; freizeitinteressen; freizeit * interessen; loisirs; centres d interet; centres d interets; hobbies; interets; passions; centres interets; activites; activites * loisirs; loisirs * interets; passe temps;
    intereses; aficiones; pasatiempos; intereses * aficiones; intereses personales; interesses; passatempos; interesses * hobbies; interesses pessoais; interessi; passioni; interessi personali; tempo libero; interessi * hobby; hobby * interessi; interesses * hobby s; hobby s; hobby s * interesses; vrije tijd; zainteresowania; hobby * zainteresowania; zainteresowania * hobby; інтереси; хобі; захоплення; інтереси * хобі; интересы; хобби; увлечения; intressen; fritid; fritidsintressen; interesser; fritidsinteresser; harrastukset; kiinnostuksen kohteet; ilgi alanlari; hobiler; zajmy; konicky; zaujmy; interese; hobbiuri; erdeklodesi kor; interesi; hobiji; hobiji * interesi`,
  references: `references; reference; referees; recommendations; testimonials; endorsements; professional references; references available upon request; references available on request; available references; character references; what people say;
    referenzen; empfehlungen; references professionnelles; recommandations; referencias; recomendaciones; referencias personales; recomendacoes; referencias profissionais; referencias profesionales; referenze; raccomandazioni; referenties; aanbevelingen; referencje; polecenia; рекомендації; відгуки; рекомендации; referenser; referanser; referencer; suosittelijat; referanslar; referinte; referenciak; preporuke`,
  other: `additional information; additional info; additional; other; other information; miscellaneous; misc; more; further information; extra; extras; affiliations; memberships; professional affiliations; professional memberships; associations; professional associations; organizations; organisations; membership; memberships * affiliations; affiliations * memberships; clubs; societies; research interests; research; research areas; research statement; teaching; teaching * mentoring; mentoring; mentorship; supervision; press coverage; availability; notice period; work authorization; work authorisation; visa; visa status; nationality; citizenship; security clearance; clearance; clearances; background; declaration; personal projects and interests; philosophy; my life philosophy; life philosophy; most proud of; my time; a day of my life; day of my life; quote; motto; statistics; relocation; preferences; salary; hobbies * other; signature; legend; professional societies; editorial boards; grants * funding; conferences attended; events; travel; timeline; portfolio links; photo; appendix; values;
    sonstiges; weitere informationen; mitgliedschaften; zusatzliche informationen; zusatzinformationen; weiteres; sonstige kenntnisse; verfugbarkeit; sonstige angaben; lehre; forschung; forschungsinteressen;
    divers; autres; informations complementaires; autres informations; informations supplementaires; disponibilite; otros; otros datos; informacion adicional; datos de interes; otros datos de interes; otra informacion; disponibilidad; outros; informacoes adicionais; outras informacoes; informacao adicional; informacoes complementares; disponibilidade; altro; altre informazioni; informazioni aggiuntive; ulteriori informazioni; overig; overige; overige informatie; extra informatie; nevenactiviteiten; dodatkowe informacje; informacje dodatkowe; inne; додаткова інформація; інше; дополнительная информация; ovrigt; annet; ovrig; muut; diger; ostatni; dalsi informace; altele; egyeb; ostalo; zgoda; autorizzazione al trattamento dei dati; trattamento dati personali; privacy`,
}

const JOINING = 'and|und|et|y|e|ed|en|i|та|і|и|och|og|ja|ve|a|si|es|or|und|plus|amp'
const LONGEST = 60

const KNOWN = new Map<string, Kind | 'other'>()
for (const [kind, list] of Object.entries(HEADINGS) as [Kind | 'other', string][]) {
  for (const heading of list.split(';')) {
    const key = foldHeading(heading.replace(' * ', ' & '))
    if (key !== '' && !KNOWN.has(key)) KNOWN.set(key, kind)
  }
}

/** Words that identify a section anywhere in its heading; the first match decides. */
const BY_WORDS: readonly (readonly [Kind, RegExp])[] = [
  [
    'volunteer',
    /volunt|benevol|ehrenamt|freiwillig|wolontar|волонт|community|extracurric|vrijwillig/,
  ],
  [
    'publications',
    /publi[ck]|public(?:at|ac)|pubblicaz|papers|patent|veroffentl|публікац|публикац|talks\b|presentations/,
  ],
  [
    'projects',
    /project|projekt|projet|proyecto|projeto|progett|проект|проєкт|open source|portfolio/,
  ],
  ['certificates', /certif|zertif|licen[sc]|accredit|сертиф|bootcamp/],
  [
    'education',
    /educat|academ|ausbildung|studium|formation|formacion|formacao|istruzione|opleiding|wyksztalc|edukac|освіт|образован|\bdegrees\b|coursework|utbildn|\bstudies\b|\bstudied\b/,
  ],
  [
    'languages',
    /\bspoken\b|sprachkennt|\bsprachen\b|\bidiomas\b|\blangues\b|\blingue\b|\blanguages\b|jezyki|\bмови\b|\bязыки\b/,
  ],
  [
    'skills',
    /skill|kenntniss|competenc|kompeten|competenz|fahigkeit|habilidad|vaardighe|umiejet|навич|навык|technolog|expertise|toolkit|toolbox|proficien|tech stack|strengths|abilities/,
  ],
  [
    'awards',
    /award|honor|honour|achiev|accomplish|scholarship|auszeichn|premios|\bprix\b|riconosc|prijzen|nagrod|нагород|наград|recognition|fellowship/,
  ],
  [
    'work',
    /experien|employ|\bwork\b|career|beruf|erfahrung|werdegang|esperienz|ervaring|doswiadcz|досвід|опыт|\bjobs?\b|positions|internship|praktik|loopbaan|carrier|appointments|erfaren|erfaring/,
  ],
  ['interests', /interest|hobb|interess|loisir|aficion|zainteres|інтерес|интерес/],
  ['references', /referenc|referenz|referee|testimon|recommend|рекоменд/],
  [
    'summary',
    /summary|profil|about|objective|resumen|resumo|zusammenf|samenvatt|introduc|\bbio\b|statement/,
  ],
  ['contact', /contact|kontakt|contat|coordonn|personal (?:details|info|data)|reach me|контакт/],
]

/** Folded, with separators as one space and "&" for anything that joins two. */
export function foldHeading(text: string): string {
  return fold(text.slice(0, 200))
    .replace(/[&+/,|]/g, ' & ')
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .replace(/(?: &)+(?= )/g, ' &')
    .replace(/^[& ]+|[& ]+$/g, '')
}

/** The kind of a text that is, as a whole, a common name of a section. */
export function knownHeading(text: string): Exclude<SectionKind, 'head'> | null {
  if (text.length > LONGEST || /@|\d{3}/.test(text)) return null
  const folded = foldHeading(text)
  return KNOWN.get(folded) ?? KNOWN.get(joined(folded)) ?? stripped(folded) ?? ofTwo(text, folded)
}

export function isKnownHeading(text: string): boolean {
  return knownHeading(text) !== null
}

/** The kind suggested by a heading's words; null if there is none. */
export function headingByWords(text: string): Kind | null {
  const folded = foldHeading(text)
  return BY_WORDS.find(([, words]) => words.test(folded))?.[0] ?? null
}

function joined(folded: string): string {
  return folded.replace(new RegExp(`(?<= )(?:& )?(?:${JOINING})(?= )`, 'u'), '&')
}

/** "Talks and volunteering": two common names joined. The kind is that of the first. A comma makes a list of skills. */
function ofTwo(text: string, folded: string): Kind | null {
  const names = joined(folded).split(' & ')
  if (names.length !== 2 || /[,/|]/.test(text)) return null
  const [first, second] = names.map((name) => KNOWN.get(name) ?? 'other')
  return first === undefined || first === 'other' || second === 'other' ? null : first
}

/** "1. Experience", "Experience (selected)", "Experience continued", "Experience (3)". */
function stripped(folded: string): Kind | 'other' | null {
  const plain = folded
    .replace(
      /^(?:\d{1,2}|[ivx]{1,4}|my|mein|meine|mes|mon|ma|mis|mi|meus|minhas|mijn|moje|selected|key|relevant|other) /,
      '',
    )
    .replace(/ (?:continued|cont d|cont|selected|fortsetzung|suite|\d{1,2})$/, '')
  return plain === folded ? null : (KNOWN.get(plain) ?? KNOWN.get(joined(plain)) ?? null)
}
