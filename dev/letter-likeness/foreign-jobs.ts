/** Invented listings in German, French and Spanish, written as such listings are. */
import type { LetterJob } from '#core/letter/cover-letter.ts'

export const FOREIGN_JOBS: readonly LetterJob[] = [
  {
    title: 'Projektleiter Anlagenbau (m/w/d)',
    company: 'Isarwerk Maschinen GmbH',
    description: `Wir sind ein mittelständischer Hersteller von Förderanlagen mit 400 Mitarbeitenden.
Deine Aufgaben
- Du leitest Projekte im Anlagenbau von der Auslegung bis zur Inbetriebnahme
- Du führst ein Team aus Konstruktion und Montage
- Erstellung von Risikoanalysen und Berichten für die Geschäftsleitung
Dein Profil
- Studium des Maschinenbaus
- Erfahrung mit SolidWorks und FMEA
- Gute Englischkenntnisse
Wir bieten 30 Tage Urlaub.`,
  },
  {
    title: 'Software-Entwickler Backend (w/m/d)',
    company: 'Nordlicht Zahlungen AG',
    description: `Für unseren Standort in Hamburg suchen wir Verstärkung im Backend.
Ihre Aufgaben
- Sie entwickeln unsere Zahlungsplattform in Go und Java weiter
- Betrieb und Überwachung der Dienste auf Kubernetes
- Zusammenarbeit mit den Fachbereichen bei neuen Anforderungen
Ihr Profil
- Mehrjährige Erfahrung mit Go, PostgreSQL und Kafka
- Deutsch fließend in Wort und Schrift`,
  },
  {
    title: 'Chargé(e) de marketing digital H/F',
    company: 'Les Ateliers du Rhône SAS',
    description: `Nous cherchons une personne pour développer notre boutique en ligne.
Vos missions
- Vous pilotez les campagnes d’acquisition et le programme de fidélité
- Rédaction de la lettre mensuelle et suivi de ses résultats
- Vous travaillez avec les équipes de vente et de conception
Votre profil
- Une première expérience avec Google Analytics et le SEO
- Vous aimez les chiffres et les mots`,
  },
  {
    title: 'Développeur Backend Go',
    company: 'Colis Express',
    description: `Notre équipe construit la plateforme qui suit chaque colis en France.
Vos missions
- Vous concevez des services en Go pour des millions de messages par jour
- Mise en place de tests et de la surveillance avec Kafka et PostgreSQL
Profil recherché
- Bonne maîtrise de Go et de PostgreSQL pour des systèmes répartis`,
  },
  {
    title: 'Analista de datos',
    company: 'Movilidad Cantábrica S.L.',
    description: `Somos una empresa de transporte con sede en Bilbao y buscamos una persona para el equipo de datos.
Funciones
- Elaborar cuadros de mando para la dirección de las líneas de autobús
- Diseñar modelos de demanda que ayuden a planificar los horarios
Requisitos
- Experiencia con SQL, Python y Power BI
- Se valora conocer dbt o Airflow`,
  },
  {
    title: 'Ingeniero/a de software backend',
    company: 'Pagos Levante, S.A.',
    description: `Buscamos una persona para el equipo que lleva la plataforma de pagos.
Funciones
- Desarrollar servicios en Go y Kafka para los comercios de nuestra red
- Mantener la base de datos PostgreSQL y mejorar su rendimiento
Requisitos
- Tres años o más con Go o Java
- Se valora Kubernetes`,
  },
]
