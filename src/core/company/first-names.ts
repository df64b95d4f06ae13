/** Common given names, so that "ada@" beside "Careers" is a person. Folded; far from complete. */
const NAMES: ReadonlySet<string> = new Set(
  `ada adam adele adrian agata agnes agnieszka aino alan albert alejandro alessandro alex alexander alexandra alice alina
   amelia ana anders andrea andreas andrew andrzej anette angela anita anja anke ann anna anne annika anton antonio
   arne arthur astrid axel barbara bart beate ben benjamin bernd bertil bettina bill birgit bjorn bob boris brian britta
   bruno camille carl carla carlos carmen carolina caroline cecilia charles charlotte chiara chris christian christina
   christine christoph claire clara claudia claus cornelia daan dagmar dan daniel daniela david dennis diana diego dieter
   dirk dominik dora doris dorota edith eduardo elena elin elisa elisabeth elizabeth ella elke elof emil emily emma eric
   erik erika erwin esther eva ewa fabian fabio felix femke fernando finn florian francesca francesco franck francois
   frank franz fred frederik frida fritz gabriel gabriele gaby georg george gerd gianni giovanni giulia giuseppe grace
   greta gudrun guido gunter gustav hana hanna hannah hannes hans harald heidi heike heiko heinz helen helena helene helga
   henk henri henrik henry hilde holger hugo ida ilona ines inga inge ingrid irene iris isabel isabelle ivan ivo jack jacob
   jacques jakob jakub james jan jana jane janine jaroslav jasmin javier jean jeff jennifer jens jeroen jessica jiri
   joachim joan joanna johan johann johanna john johnny jonas jorg jose josef joseph juan juha julia julian julie jurgen
   justyna kai karel karen karin karl karla karsten kasia katarina katarzyna kate katharina kathrin katja kerstin kevin
   kim kirsten klaus konrad kristian kristina krzysztof lars laura lea lena leo leon leonie lina linda lisa liz loic
   lorenzo louis louise luc luca lucas lucia lucie ludwig luis luisa lukas maarten magda maja manfred manuel marc marcel
   marcin marco marcus margit maria marie marina mario marion mark marko markus marta marten martha martin martina mary
   mathias matteo matthias matti maurice max maya melanie mia michael michaela michal michel michele miguel mika mike
   mikael milan miriam mirko mohamed monica monika monique morten nadia nadine natalia natalie nick nicola nicolas nicole
   niels nikola nina nils noah noor nora norbert nuria oscar olaf ola ole oliver olivia olivier oskar otto pablo paola
   paolo patricia patrick paul paula paulina pavel pawel pedro peter petra philip philipp pia pierre piotr rafael rainer
   ralf raul rebecca regina rene reto ricardo richard rita robert roberto robin roger roland rolf roman rosa ruben rudolf
   ruth ryan sabine sabrina saga sally sam samuel sandra sara sarah saskia sebastian sergio silke silvia simon simone sofia
   sofie sonja sophia sophie stefan stefanie stella stephan steve steven sue susan susanna susanne sven svenja sylvia tanja
   tatiana ted teresa thea thomas tim timo tina tobias tom tomas tomasz toni torsten udo ulf uli ulrich ulrike ursula ute
   uwe valentina vanessa vera veronika victor victoria viktor vincent volker walter wanda werner wim wolfgang xavier yann
   yvonne zoe zofia`.split(/\s+/),
)

export const isFirstName = (text: string): boolean => NAMES.has(text.toLowerCase())
