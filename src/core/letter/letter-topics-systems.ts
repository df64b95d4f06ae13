/** Subjects of listings about how systems run: speed, scale, storage, networks, failures. */
import type { TopicRow } from './letter-topics.ts'

export const SYSTEM_TOPICS: readonly TopicRow[] = [
  {
    shown:
      'LLMs?|LLM-\\w+|GPT\\S{0,5}|OpenAI(?: API)?|language models?|RAG|retrieval|copilot|coding agents|AI agents|agents for|fine-tun\\w{1,5}|embeddings|rerankers?|prompts?|Bedrock|pgvector|vLLM',
    en: [
      ['AI agents', 'AI agents?|agentic|LLM agents?|autonomous agents'],
      ['LLMs', 'LLMs?|language models?|generative AI|GenAI|RAG'],
      ['AI features', 'AI|AI-(?:powered|native|driven|first)'],
    ],
    de: [['KI', 'KI|LLMs?|Sprachmodelle?']],
    fr: [['l’IA', 'IA|LLMs?|modèles de langage']],
    es: [['la IA', 'IA|LLMs?|modelos de lenguaje']],
  },
  {
    shown:
      'latency|p99|response times?|load times?|antwortzeit\\w{0,20}|latenz|ladezeit\\w{0,20}|latence|temps de (?:réponse|chargement)|latencia|tiempos? de (?:respuesta|carga)',
    en: [
      ['low latency', 'low[- ]latency'],
      ['latency', 'latency|milliseconds'],
    ],
    de: [['kurze Antwortzeiten', 'antwortzeit\\w{0,20}|latenz']],
    fr: [['la latence', 'latence']],
    es: [['la latencia', 'latencia']],
  },
  {
    shown: 'throughput|gbit/s|requests (?:a|per) second|messages a day|durchsatz|débit',
    en: [['high throughput', 'high[- ]throughput|throughput']],
  },
  {
    shown:
      'latency|p99|throughput|\\d ?x faster|times faster|gbit/s|benchmarks?|load times?|first load|page loads?|contentful paint|web vitals|response times?|antwortzeit\\w{0,20}|ladezeit\\w{0,20}|temps de (?:réponse|chargement)|rendimiento',
    en: [
      ['performance regressions', 'performance regressions'],
      [
        'performance',
        'performance (?:optimi[sz]ation|engineering|critical|tuning)|performant|high-performance|(?:strong|web|page|frontend|front-end|perceived) performance|performance, ',
      ],
    ],
    de: [['Performance', 'performan\\w{1,20}']],
    fr: [['la performance', 'performances? (?:web|technique|applicative)']],
    es: [['el rendimiento', 'rendimiento']],
  },
  {
    shown:
      '\\d+ ?million (?:messages|events|users|requests|rows|small loans|records|calls)|petabytes?|terabytes?|[1-9]\\d{2},\\d{3} (?:monthly |daily |active )?(?:users|customers|downloads|requests)|billions?|millionen|millions? de (?:messages|requêtes|lignes)|millones de',
    en: [
      ['scaling', 'scale up|scaling|scalab\\w{1,20}'],
      [
        'systems at scale',
        'at scale|high[- ]scale|large[- ]scale|high traffic|millions of (?:users|requests|customers|messages)|massive scale',
      ],
    ],
    de: [['Skalierung', 'skalier\\w{1,20}']],
    fr: [['la montée en charge', 'montée en charge|à (?:grande|l’)\\s?échelle|par jour']],
    es: [['la escalabilidad', 'escalab\\w{1,20}|gran escala']],
  },
  {
    shown:
      'grpc|microservices?|services and cut|jetstream|kafka|rabbitmq|sharded|replicat\\w{1,20}|consensus|object store|verteilte|répartis?|distribuid[oa]s?',
    en: [
      ['distributed systems', 'distributed (?:systems?|computing|services|storage)|microservices'],
    ],
    de: [['verteilte Systeme', 'verteilten? systemen?']],
    fr: [['les systèmes répartis', 'systèmes (?:répartis|distribués)']],
    es: [['los sistemas distribuidos', 'sistemas distribuidos']],
  },
  {
    shown:
      'jetstream|kafka|rabbitmq|event[- ]driven|events?, |message queues?|messages a day|streaming|ereignis\\w{0,20}|nachrichten pro|événements?|eventos',
    en: [
      ['asynchronous pipelines', 'async(?:hronous)? (?:pipelines?|processing|workflows?|workers?)'],
      ['event-driven systems', 'event[- ]driven|event streams?|event sourcing'],
      ['stream processing', 'stream(?:ing)? processing|real-?time (?:data|streams?|streaming)'],
      ['message queues', 'message (?:queues?|brokers?)'],
    ],
    de: [['Ereignisverarbeitung', 'ereignis\\w{0,20}|event[- ]driven']],
    fr: [['les flux d’événements', "flux (?:de données|d[’']événements)|messages par jour"]],
    es: [['los flujos de eventos', 'eventos|flujos de datos']],
  },
  {
    shown: 'write path|io_uring|disk writes|slow disk|i/o',
    en: [
      ['I/O paths', 'i/o paths?'],
      ['kernel I/O', 'kernel i/o'],
      ['disk I/O', 'disk i/o'],
    ],
  },
  {
    shown:
      'object store|storage engine|write path|slow disk|disk writes|petabytes?|file ?systems?|backup|rocksdb',
    en: [
      [
        'storage',
        'data storage|block storage|object storage|storage (?:systems?|engines?|core|layer)|colocating the storage',
      ],
    ],
  },
  {
    shown: 'io_uring|ebpf|kernel|device drivers?|kernel bypass',
    en: [
      ['kernel internals', 'kernel internals'],
      ['Linux internals', 'linux(?:/windows)? internals'],
      ['systems programming', 'systems?[- ](?:level )?programming|low-level'],
    ],
  },
  {
    shown:
      'packets?|gbit/s|tcp|sip traces|vpn|routing|dns|load balanc\\w{1,20}|netzwerk\\w{0,20}|réseaux?|redes',
    en: [['networking', 'networking|network protocols?|packet processing']],
    de: [['Netzwerke', 'netzwerk\\w{0,20}']],
    fr: [['les réseaux', 'réseaux?']],
    es: [['las redes', 'redes']],
  },
  {
    shown: 'unsafe rust|memory safety|memory-safe|sanitizers?|fuzz\\w{0,20}',
    en: [
      ['memory safety', 'memory safety'],
      ['the C-to-Rust transition', 'c-to-rust transition'],
      ['correctness', 'correctness'],
    ],
  },
  {
    shown:
      'tracer|tracing|traces|debugg\\w{1,20}|profil(?:er|ing)|log collection|prometheus|monitoring|dashboards?|überwachung|surveillance|supervision|monitorización',
    en: [
      ['observability', 'observability|telemetry'],
      ['log collection', 'log collection|logs, '],
      ['debugging', 'debug\\w{0,20}'],
      ['monitoring', 'monitoring|monitor live'],
    ],
    de: [['Überwachung', 'überwachung|monitoring']],
    fr: [['la surveillance', 'surveillance|supervision']],
    es: [['la monitorización', 'monitorización']],
  },
  {
    shown:
      'without an? outage|outages?|on-call|incidents?|failure review|uptime|crash-free|pager|pages a week|availability|post-?mortems?|slo|downtime|ausf[aä]ll\\w{0,20}|verfügbarkeit|disponibilité|sans interruption|disponibilidad',
    en: [
      ['incident response', 'incident response|incidents?'],
      ['on-call work', 'on-call'],
      ['production support', 'production support'],
      [
        'reliability',
        "reliab\\w{1,20}|fault[- ]toleran\\w{1,20}|resilien\\w{1,20}|doesn[’']t break|uptime",
      ],
    ],
    de: [['Zuverlässigkeit', 'zuverlässig\\w{0,20}|ausfallsicher\\w{0,20}|betrieb und']],
    fr: [['la fiabilité', 'fiabilité|disponibilité']],
    es: [['la fiabilidad', 'fiabilidad|disponibilidad']],
  },
]
