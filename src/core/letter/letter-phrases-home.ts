/** What letters say about where the person lives; `letter-workplace.ts` says when. */
import type { LetterLanguage } from './letter-language.ts'
import type { Tone } from './letter-text.ts'
import type { Workplace } from './letter-workplace.ts'

type HomePhrases = Readonly<Record<Tone, Readonly<Record<Workplace, readonly string[]>>>>

export const HOME_PHRASES: Readonly<Record<LetterLanguage, HomePhrases>> = {
  en: {
    plain: {
      here: ['I live in {home}, so coming to the office is easy.'],
      remote: [
        'I’m based in {home}, and would work remotely.',
        'I live in {home}, and would work remotely.',
      ],
      hours: ['I’m based in {home}, and would be glad to agree on hours that overlap with yours.'],
      askRemote: [
        'I’m based in {home}. Could the role be done from here?',
        'I live in {home}, and would like to know whether the role can be done from here.',
      ],
      onSite: ['I’m based in {home}, and would like to hear how often the team meets in person.'],
      move: [
        'I’m based in {home}, and would like to talk about relocation early on.',
        'As I live in {home}, I’d like to talk about relocation early on.',
      ],
      help: ['I’m based in {home}, and would like to hear about your help with relocation.'],
    },
    warm: {
      here: ['I live in {home}, so coming to the office is easy.'],
      remote: [
        'I’m based in {home}, and would work with you remotely.',
        'I’d work with you remotely, from {home}.',
      ],
      hours: ['I’m based in {home}, and would be happy to talk about the hours we’d share.'],
      askRemote: [
        'I live in {home}. Could I work with you from here?',
        'I’m based in {home}. Would you be open to having me work from here?',
      ],
      onSite: ['I’m based in {home}, and would like to hear how often you meet in person.'],
      move: ['I’m based in {home}, and would be happy to talk about relocation early on.'],
      help: ['I’m based in {home}, and would be glad to hear about your help with relocation.'],
    },
    formal: {
      here: ['I live in {home}, so coming to the office is easy for me.'],
      remote: [
        'I am based in {home}, and would work remotely.',
        'I would work remotely, from {home}.',
      ],
      hours: ['I am based in {home}, and would like to know which working hours you expect.'],
      askRemote: [
        'I am based in {home}, and would like to ask whether the work could be done from here.',
      ],
      onSite: ['I am based in {home}, and would like to ask how often I would be needed on site.'],
      move: ['I am based in {home}, and would like to discuss relocation early on.'],
      help: ['I am based in {home}, and would like to learn more about your relocation support.'],
    },
  },
  de: {
    plain: {
      here: ['Ich wohne in {home} und kann gut ins Büro kommen.'],
      remote: ['Ich wohne in {home} und würde von hier aus arbeiten.'],
      hours: ['Ich wohne in {home} und würde gern wissen, welche Arbeitszeiten Sie sich wünschen.'],
      askRemote: ['Ich wohne in {home} und würde gern wissen, ob ich von hier aus arbeiten kann.'],
      onSite: [
        'Ich wohne in {home} und würde gern mit Ihnen klären, wie oft Sie mich vor Ort brauchen.',
      ],
      move: ['Ich wohne in {home} und würde einen Umzug gern früh mit Ihnen besprechen.'],
      help: ['Ich wohne in {home} und würde gern mehr über Ihre Hilfe beim Umzug erfahren.'],
    },
    warm: {
      here: ['Ich wohne in {home} und kann gut ins Büro kommen.'],
      remote: ['Ich wohne in {home} und würde von hier aus mit euch arbeiten.'],
      hours: ['Ich wohne in {home} und würde gern wissen, welche Arbeitszeiten ihr euch wünscht.'],
      askRemote: ['Ich wohne in {home}. Könnte ich von hier aus mit euch arbeiten?'],
      onSite: ['Ich wohne in {home} und würde gern wissen, wie oft ihr mich vor Ort braucht.'],
      move: ['Ich wohne in {home} und würde einen Umzug gern früh mit euch besprechen.'],
      help: ['Ich wohne in {home} und würde gern mehr über eure Hilfe beim Umzug erfahren.'],
    },
    formal: {
      here: ['Ich wohne in {home} und kann gut ins Büro kommen.'],
      remote: ['Ich wohne in {home} und würde von hier aus arbeiten.'],
      hours: ['Ich wohne in {home} und möchte gern erfahren, welche Arbeitszeiten Sie erwarten.'],
      askRemote: [
        'Ich wohne in {home} und möchte gern erfahren, ob die Arbeit von hier aus möglich ist.',
      ],
      onSite: ['Ich wohne in {home} und möchte gern besprechen, wie oft ich vor Ort sein müsste.'],
      move: ['Ich wohne in {home} und möchte die Frage eines Umzugs gern früh besprechen.'],
      help: [
        'Ich wohne in {home} und möchte gern mehr über Ihre Unterstützung beim Umzug erfahren.',
      ],
    },
  },
  fr: {
    plain: {
      here: ['J’habite à {home} et je peux facilement venir au bureau.'],
      remote: ['J’habite à {home} et je travaillerais à distance.'],
      hours: ['J’habite à {home} et j’aimerais savoir quels horaires vous souhaitez.'],
      askRemote: ['J’habite à {home} et j’aimerais savoir si je pourrais travailler d’ici.'],
      onSite: [
        'J’habite à {home} et j’aimerais savoir à quel rythme vous souhaitez me voir sur place.',
      ],
      move: [
        'J’habite à {home} et j’aimerais parler avec vous d’un déménagement dès le premier échange.',
      ],
      help: [
        'J’habite à {home} et j’aimerais en savoir plus sur l’aide au déménagement que vous proposez.',
      ],
    },
    warm: {
      here: ['J’habite à {home} et je peux facilement venir au bureau.'],
      remote: ['J’habite à {home} et je travaillerais avec vous à distance.'],
      hours: ['J’habite à {home} et j’aimerais savoir quels horaires vous conviennent.'],
      askRemote: ['J’habite à {home}. Pourrais-je travailler avec vous d’ici ?'],
      onSite: ['J’habite à {home} ; parlons du rythme de présence sur place.'],
      move: ['J’habite à {home} ; parlons d’un déménagement dès notre premier échange.'],
      help: [
        'J’habite à {home} et j’aimerais en savoir plus sur l’aide au déménagement que vous proposez.',
      ],
    },
    formal: {
      here: ['Je réside à {home} et je peux facilement venir au bureau.'],
      remote: ['Je réside à {home} et je travaillerais à distance.'],
      hours: ['Je réside à {home} et je souhaiterais connaître les horaires attendus.'],
      askRemote: [
        'Je réside à {home} et je souhaiterais savoir si le poste peut être exercé d’ici.',
      ],
      onSite: ['Je réside à {home} et je souhaiterais connaître le rythme de présence sur place.'],
      move: [
        'Je réside à {home} et je souhaiterais évoquer avec vous la question d’un déménagement.',
      ],
      help: [
        'Je réside à {home} et je souhaiterais en savoir plus sur l’aide au déménagement proposée.',
      ],
    },
  },
  es: {
    plain: {
      here: ['Vivo en {home} y puedo ir a la oficina con facilidad.'],
      remote: ['Vivo en {home} y trabajaría en remoto.'],
      hours: ['Vivo en {home} y me gustaría saber qué horario prefieren.'],
      askRemote: ['Vivo en {home} y me gustaría saber si podría trabajar desde aquí.'],
      onSite: [
        'Vivo en {home} y me gustaría saber con qué frecuencia haría falta ir a la oficina.',
      ],
      move: ['Vivo en {home} y me gustaría hablar pronto de un posible traslado.'],
      help: ['Vivo en {home} y me gustaría saber más sobre la ayuda al traslado que se ofrece.'],
    },
    warm: {
      here: ['Vivo en {home} y puedo ir a la oficina con facilidad.'],
      remote: ['Vivo en {home} y trabajaría en remoto.'],
      hours: ['Vivo en {home} y me gustaría saber qué horario se prefiere.'],
      askRemote: ['Vivo en {home}. ¿Sería posible trabajar desde aquí?'],
      onSite: [
        'Vivo en {home} y me gustaría saber con qué frecuencia haría falta ir a la oficina.',
      ],
      move: ['Vivo en {home} y me gustaría hablar pronto de un posible traslado.'],
      help: ['Vivo en {home} y me gustaría saber más sobre la ayuda al traslado que se ofrece.'],
    },
    formal: {
      here: ['Resido en {home} y puedo acudir a la oficina con facilidad.'],
      remote: ['Resido en {home} y trabajaría en remoto.'],
      hours: ['Resido en {home} y desearía conocer el horario previsto.'],
      askRemote: ['Resido en {home} y desearía saber si el trabajo puede realizarse desde aquí.'],
      onSite: ['Resido en {home} y desearía conocer la presencialidad prevista.'],
      move: ['Resido en {home} y desearía tratar con ustedes la cuestión de un traslado.'],
      help: ['Resido en {home} y desearía conocer mejor la ayuda al traslado que se ofrece.'],
    },
  },
}
