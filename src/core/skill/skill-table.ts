/**
 * The skills we know, one per line: the display name, then after "=" its aliases, separated by commas. Case,
 * dots, plurals and hyphens for spaces need no alias ("node.js", "LLMs"). Slashes do, and so does a name in two words
 * beside one in one ("type script"). Everyday words are included;
 * `skill-context.ts` decides when they count. Only skills that tech jobs ask for: no companies, no soft skills.
 * Some aliases of crafts are labels of ESCO (European Union; see docs/accuracy.md).
 */

/** How distinctive a kind is, from 1 (nearly every job has one) to 4 (defines the job). */
export const KIND_WEIGHTS = {
  language: 4,
  frontend: 4,
  backend: 4,
  mobile: 4,
  database: 4,
  cloud: 4,
  infrastructure: 4,
  data: 4,
  learning: 4,
  security: 3,
  hardware: 4,
  testing: 3,
  chain: 4,
  design: 3,
  business: 3,
  craft: 2,
  domain: 2,
  practice: 2,
  office: 1,
} as const
export type SkillKind = keyof typeof KIND_WEIGHTS

export const SKILL_TABLE: Readonly<Record<SkillKind, string>> = {
  language: `
    JavaScript = js, java script, ecmascript, es6, es2015, vanilla js
    TypeScript = ts, type script
    Python = py, python 3, cpython
    Java = core java, java se, java ee, j2ee, jakarta ee, jvm java, jvm
    Kotlin
    Go = golang, go lang
    Rust = rustlang, rust lang
    C = c language, c programming, ansi c, embedded c, c99, c11
    C++ = cpp, cplusplus, c plus plus, modern c++
    C# = csharp, c sharp
    F# = fsharp, f sharp
    Visual Basic = vb, vb.net, visual basic .net
    VBA = visual basic for applications
    PHP
    Ruby
    Swift
    Objective-C = objc, obj c, objective c, objectivec
    Objective-C++
    Scala
    Dart
    R = rlang, r language, rstudio, r studio, r shiny
    Julia = julialang
    MATLAB = mat lab
    Perl = perl5
    Lua
    Haskell
    Elixir
    Erlang = erlang/otp
    Clojure
    ClojureScript
    OCaml
    Elm
    Crystal
    Nim
    Zig = ziglang
    D = dlang, d language
    Groovy
    Bash = shell, shell script, shell scripting, bash scripting, unix shell, zsh
    PowerShell = pwsh
    SQL = structured query language, ansi sql
    T-SQL = tsql, transact sql
    PL/SQL = plsql, pl sql
    PL/pgSQL = plpgsql
    HTML = html5, xhtml
    CSS = css3, cascading style sheets
    Sass = scss
    Less = less css
    XML
    JSON
    YAML
    XSLT
    COBOL
    Fortran
    Ada
    Assembly = assembly language, assembler, x86 assembly, arm assembly
    Lisp = common lisp
    Scheme = scheme language
    Racket
    Prolog
    Smalltalk
    Delphi = object pascal, pascal
    ABAP = sap abap
    Apex = salesforce apex
    Solidity
    Vyper
    Cairo = cairo lang
    Move = move language
    WebAssembly = wasm
    GLSL
    HLSL
    CUDA
    OpenCL
    Verilog
    SystemVerilog = system verilog
    VHDL
    Tcl
    SAS
    Stata
    Gleam
    Reason = reasonml
    ReScript
    CoffeeScript
    ActionScript
    ColdFusion
    PureScript
    Mojo
    Nix = nixos
    Starlark
    HCL = hashicorp configuration language
    Regex = regular expressions, regexp
    GDScript
    q/kdb+ = kdb, kdb+, kdb q
    Coq = rocq
    Isabelle = isabelle/hol
    Agda
    Lean 4 = lean theorem prover, lean prover
    TLA+
    Idris
    Mathematica = wolfram mathematica, wolfram language
    Ballerina
    IBM RPG = rpgle, rpg iv, ile rpg
    JCL
    Haxe
    Luau
    Jsonnet
    Rego = open policy agent, opa policies
    SPARQL
    GraphQL SDL
    Modelica
    Verilog-A
    Noir = noir language
    Circom
    Nushell
    Raku`,
  frontend: `
    React = react.js, reactjs, react hooks
    Redux = redux toolkit
    Next.js = nextjs
    Remix = remix run
    Gatsby = gatsby.js, gatsbyjs
    Vue.js = vue, vuejs
    Nuxt = nuxt.js, nuxtjs
    Vuex
    Pinia
    Angular = angular 2
    AngularJS = angular.js, angular 1
    RxJS
    NgRx
    Svelte
    SvelteKit
    Solid.js = solidjs
    Preact
    Ember.js = ember, emberjs
    Backbone.js = backbone, backbonejs
    Alpine.js = alpinejs
    HTMX
    jQuery
    Lit = lit element, lit html
    Astro = astro.js
    Meteor = meteor.js, meteorjs
    Three.js = threejs
    D3.js = d3, d3js
    WebGL
    WebGPU
    WebRTC
    WebSockets = websocket
    Web Components
    Tailwind CSS = tailwind, tailwindcss
    Bootstrap
    Material UI = mui, material-ui
    Chakra UI
    Ant Design
    Radix UI
    shadcn/ui = shadcn
    Styled Components
    CSS Modules
    Storybook
    Webpack
    Vite
    Rollup
    Parcel
    esbuild
    Babel
    SWC
    Turborepo
    Nx = nx monorepo
    ESLint
    Prettier
    npm
    Yarn
    pnpm
    Zustand
    MobX
    React Query = tanstack query, tanstack
    React Router
    Apollo = apollo client, apollo graphql, apollo server
    Relay
    Electron = electron.js, electronjs
    Tauri
    PWA = progressive web app
    Micro Frontends = micro frontend, microfrontends, module federation
    Responsive Design = responsive web design
    Accessibility = a11y, wcag, web accessibility
    Server-Side Rendering = ssr
    Highcharts
    Mapbox
    Leaflet
    ProseMirror
    Hotwire = hotwire/turbo, turbo/stimulus, turbo streams
    StimulusJS = stimulus.js, stimulus js
    Inertia.js = inertiajs
    Livewire = laravel livewire
    Qwik
    Zod
    Effect-TS = effect ts, effect.ts
    XState
    Formik
    React Hook Form
    Radix
    Framer Motion
    Lottie
    PixiJS = pixi.js
    Babylon.js = babylonjs
    Phaser
    React Three Fiber = r3f
    Deck.gl
    MapLibre
    OpenLayers
    CesiumJS = cesium.js
    Recharts
    ECharts = apache echarts
    AG Grid
    TipTap
    Lexical Editor
    CodeMirror
    Monaco Editor
    Yjs = y.js
    CRDTs = crdt, operational transformation, local-first
    Web Workers
    Service Workers
    IndexedDB
    WebAuthn = passkeys, passkey, fido2
    Web Audio = web audio api
    WebCodecs
    Handlebars
    Stencil.js = stenciljs
    Polymer
    Knockout.js = knockoutjs
    Ext JS = extjs, sencha
    Dojo Toolkit
    AMP HTML
    Biome Linter = biomejs`,
  backend: `
    Node.js = node, nodejs
    Deno
    Bun
    Express = express.js, expressjs
    NestJS = nest.js
    Fastify
    Koa = koa.js
    Hono
    tRPC
    Django
    Django REST Framework = drf
    Flask
    FastAPI = fast api
    Pydantic
    SQLAlchemy
    Celery
    asyncio
    Tornado
    Ruby on Rails = rails, ror
    Sidekiq
    Sinatra
    RSpec
    Laravel
    Symfony
    CodeIgniter
    Yii
    CakePHP
    WordPress = wordpress development
    WooCommerce
    Drupal
    Magento = adobe commerce
    Shopify = shopify plus
    Joomla
    Contentful
    Strapi
    Sanity
    Spring = spring framework, spring mvc, spring cloud, spring security
    Spring Boot = springboot
    Quarkus
    Micronaut
    Vert.x
    Hibernate = jpa
    Akka
    Play Framework
    ZIO
    Ktor
    .NET = dotnet, dot net, .net core, .net framework, dotnet core
    ASP.NET = asp.net core, asp.net mvc, asp net core
    Blazor
    Entity Framework = ef core, entity framework core
    LINQ
    WPF
    WinForms = windows forms
    WCF
    Phoenix = phoenix framework, phoenix liveview, liveview
    Gin = gin gonic
    Echo = echo framework
    Fiber = go fiber
    Actix
    Axum
    Tokio
    REST API = rest, restful, restful api, rest apis, restful services, rest services
    GraphQL = graph ql
    gRPC
    Protocol Buffers = protobuf
    Thrift = apache thrift
    SOAP
    OpenAPI = swagger
    OAuth = oauth2, oauth 2.0, oauth 2
    OpenID Connect = oidc
    JWT = json web token
    SAML
    Microservices = microservice, micro services, microservice architecture
    Event-Driven Architecture = event driven, event sourcing
    Serverless
    Distributed Systems = distributed system
    API Design = api development
    Message Queues = message queue
    Hasura
    Temporal = temporal.io
    Prisma
    Drizzle = drizzle orm
    TypeORM
    Sequelize
    Tomcat = apache tomcat
    JBoss = wildfly
    WebLogic
    WebSphere
    Maven = apache maven
    Gradle
    Ant = apache ant
    CMake
    Make = gnu make, makefile
    Bazel
    Meson
    Conan
    gdb
    LLVM = clang, lldb
    GCC
    Boost = boost c++, boost libraries
    Qt
    STL = standard template library
    POSIX
    FlatBuffers
    io_uring
    Multithreading = multi threading, concurrency, concurrent programming
    Litestar
    aiohttp
    Gunicorn = uvicorn
    Starlette
    Dramatiq
    Alembic
    Pyramid Framework
    Hanami
    Sorbet
    Active Record = activerecord
    Doctrine
    Eloquent
    Slim PHP
    Laminas = zend framework, zend
    Ecto
    Oban
    Datomic
    Cats Effect = cats-effect, typelevel
    http4s
    Pekko = apache pekko
    Netty
    Vaadin
    JavaFX
    Java Swing
    Struts = apache struts
    JSF = javaserver faces, primefaces
    GWT = google web toolkit
    MyBatis
    jOOQ
    Dropwizard
    Helidon
    SignalR
    MassTransit
    Orleans = microsoft orleans
    Avalonia
    Umbraco
    Sitecore
    Kentico
    Dapper
    GORM
    Buf = bufbuild, connectrpc
    sqlc
    Tonic
    Diesel ORM
    SQLx
    wgpu
    Bevy
    Leptos
    Dioxus
    Boost.Asio = asio
    Seastar
    libuv
    Inngest
    Trigger.dev
    BullMQ
    Encore.ts
    PocketBase
    Appwrite
    Payload CMS
    Directus
    Ghost CMS
    Headless CMS
    Adobe Experience Manager = aem
    Optimizely
    PrestaShop
    BigCommerce
    Salesforce Commerce Cloud = sfcc, demandware
    Commercetools
    Medusa.js = medusajs
    CQRS
    Sagas Pattern = saga pattern
    Actor Model
    Aeron
    LMAX Disruptor
    CORBA`,
  mobile: `
    iOS = ios development, ios sdk
    Android = android sdk, android development, android studio
    React Native = reactnative
    Flutter
    SwiftUI = swift ui
    UIKit
    Xcode
    Jetpack Compose = android jetpack
    Kotlin Multiplatform = kmm, kmp
    Xamarin
    .NET MAUI = maui
    Ionic
    Cordova = apache cordova, phonegap
    Capacitor = ionic capacitor
    Expo
    Core Data
    Combine = combine framework
    RxJava
    RxSwift
    Dagger = dagger 2, hilt
    CocoaPods
    Fastlane
    Crashlytics = firebase crashlytics
    WorkManager
    watchOS
    visionOS
    ARKit
    ARCore
    Core ML = coreml
    TensorFlow Lite = tflite, litert
    Realm Database = realm db
    Room Database = android room, room persistence
    Retrofit
    OkHttp
    Swift Concurrency
    Detox
    Maestro Testing
    NativeScript
    Titanium Mobile
    HealthKit
    CarPlay = android auto
    tvOS
    Wear OS`,
  database: `
    PostgreSQL = postgres, postgre, postgre sql, psql, pgsql
    MySQL = my sql
    MariaDB
    SQLite
    SQL Server = ms sql, mssql, microsoft sql server, ms sql server, azure sql
    Oracle = oracle database, oracle db, oracle 19c, oracle sql
    IBM Db2 = db2
    MongoDB = mongo
    Mongoose
    Redis
    Valkey
    Memcached = memcache
    Elasticsearch = elastic search, elastic, elastic stack, elk, elk stack
    OpenSearch
    Solr = apache solr
    Lucene = apache lucene
    Algolia
    Meilisearch
    Cassandra = apache cassandra
    ScyllaDB = scylla
    DynamoDB = dynamo db, amazon dynamodb, aws dynamodb
    Cosmos DB = cosmosdb, azure cosmos db
    Firestore
    Firebase
    Supabase
    CouchDB
    Couchbase
    Neo4j
    ArangoDB
    Cypher
    HBase = apache hbase
    CockroachDB = cockroach db
    TiDB
    YugabyteDB = yugabyte
    Spanner = cloud spanner, google spanner
    Vitess
    TimescaleDB = timescale
    InfluxDB
    ClickHouse = click house
    Druid = apache druid
    Pinot = apache pinot
    DuckDB
    Teradata
    Vertica
    SAP HANA = hana, s/4hana, s4hana, s4 hana
    NoSQL = no sql
    RDBMS = relational database
    Database Design = data modelling, data modeling, schema design
    RocksDB
    etcd
    PostGIS
    Pinecone
    Weaviate
    Milvus
    Qdrant
    pgvector
    Vector Databases = vector database, vector db, vector store, vector search
    Liquibase
    Flyway
    FoundationDB
    LMDB
    LevelDB
    SurrealDB
    EdgeDB
    Dgraph
    JanusGraph
    Memgraph
    TigerGraph
    Amazon Neptune
    Graph Databases = graph database, graph db
    Aerospike
    SingleStore = memsql
    PlanetScale
    Neon Postgres
    Turso = libsql
    Citus
    Greenplum
    Netezza
    Informix
    Sybase
    Firebird SQL
    RavenDB
    Hazelcast
    Apache Ignite
    Typesense
    Vespa
    Turbopuffer
    LanceDB
    Chroma DB = chromadb
    FAISS
    QuestDB
    VictoriaMetrics
    Materialize
    RisingWave
    DataFusion = apache datafusion
    StarRocks
    Apache Doris
    Apache Kudu
    Apache Phoenix DB
    DocumentDB
    Amazon OpenSearch
    Amazon ElastiCache = elasticache
    SQL Stored Procedures = stored procedures
    OLAP
    OLTP
    Change Data Capture = cdc, debezium`,
  cloud: `
    AWS = amazon web services, amazon aws, aws cloud
    Azure = microsoft azure, ms azure, azure cloud
    Google Cloud = gcp, google cloud platform
    Oracle Cloud = oci, oracle cloud infrastructure
    IBM Cloud
    Alibaba Cloud = aliyun
    DigitalOcean = digital ocean
    Heroku
    Vercel
    Netlify
    Cloudflare = cloudflare workers
    Fly.io
    OpenStack
    VMware = vsphere, vmware vsphere, esxi
    Nutanix
    Proxmox
    AWS Lambda = lambda functions, lambda function
    Amazon S3 = s3, aws s3
    Amazon EC2 = ec2, aws ec2
    Amazon ECS = ecs, aws ecs, fargate, aws fargate
    Amazon EKS = eks, aws eks
    Amazon RDS = rds, aws rds
    Amazon Aurora = aurora db, aws aurora, aurora postgresql
    Amazon SQS = sqs, aws sqs
    Amazon SNS = sns, aws sns
    Amazon Kinesis = kinesis, aws kinesis
    Amazon Redshift = redshift, aws redshift
    Amazon Athena = athena, aws athena
    Amazon EMR = aws emr
    Amazon Bedrock = aws bedrock
    Amazon SageMaker = sagemaker, aws sagemaker
    AWS Glue
    AWS Step Functions = step functions
    AWS CDK = cdk
    CloudFormation = aws cloudformation, cloud formation
    CloudWatch = aws cloudwatch, amazon cloudwatch
    CloudFront = aws cloudfront, amazon cloudfront
    AWS IAM
    API Gateway = aws api gateway, amazon api gateway
    Azure DevOps = ado, vsts, azure pipelines
    Azure Functions
    Azure Data Factory = adf
    AKS = azure kubernetes service
    Azure OpenAI = azure openai service
    Bicep = azure bicep
    GKE = google kubernetes engine
    Cloud Run = google cloud run
    Cloud Functions = google cloud functions
    Pub/Sub = google pub/sub, gcp pubsub, google pubsub, pubsub, cloud pub/sub
    BigQuery = big query, google bigquery
    Bigtable = google bigtable, cloud bigtable
    Dataflow = google dataflow, cloud dataflow
    Dataproc
    Vertex AI = vertexai
    Microsoft Entra = azure ad, azure active directory, entra id
    Cloud Computing = cloud infrastructure, cloud native, cloud architecture
    Hetzner
    OVHcloud = ovh
    Linode = akamai cloud
    Scaleway
    Modal Labs = modal.com
    Durable Objects
    Amazon Connect
    Amazon Cognito = aws cognito, cognito
    AWS AppSync = appsync
    AWS Amplify
    Amazon EventBridge = eventbridge, aws eventbridge
    Amazon MSK = aws msk
    AWS Batch
    AWS Organizations = aws control tower
    Azure Synapse = synapse analytics
    Microsoft Fabric
    Azure Service Bus
    Azure Event Hubs
    Azure Logic Apps
    Azure App Service
    Google App Engine = app engine`,
  infrastructure: `
    Docker = dockerfile, docker swarm
    Docker Compose
    Podman
    containerd
    Containers = containerization, containerisation
    Kubernetes = k8s, kube
    Helm = helm charts
    Kustomize
    Istio
    Linkerd
    Envoy = envoy proxy
    Service Mesh
    OpenShift = red hat openshift
    Rancher
    HashiCorp Nomad = nomad
    Consul = hashicorp consul
    Vault = hashicorp vault
    Terraform = terragrunt
    OpenTofu
    Pulumi
    Crossplane
    Ansible
    Puppet
    Chef
    Salt = saltstack
    Vagrant
    Packer = hashicorp packer
    Infrastructure as Code = iac
    CI/CD = ci cd, cicd, ci & cd, continuous integration, continuous delivery, continuous deployment, ci/cd pipelines
    Jenkins
    GitHub Actions
    GitLab CI = gitlab ci/cd, gitlab cicd
    CircleCI = circle ci
    Travis CI = travisci, travis
    TeamCity
    Bamboo = atlassian bamboo
    Buildkite
    Spinnaker
    Argo CD = argocd, argo
    Argo Workflows
    Flux = fluxcd, flux cd
    GitOps
    Tekton
    Git
    GitHub
    GitLab
    Bitbucket
    Subversion = svn
    Perforce
    Mercurial
    Linux = gnu/linux, linux administration
    Unix
    Ubuntu
    Debian
    Red Hat = rhel, red hat enterprise linux, redhat
    CentOS
    macOS = mac os
    Windows Server
    Active Directory
    Nginx
    Apache HTTP Server = apache httpd, apache web server
    HAProxy
    Traefik
    Caddy
    Kong
    Prometheus
    Grafana
    Loki
    Thanos
    Datadog
    New Relic
    Dynatrace
    AppDynamics
    Splunk
    Sentry
    Honeycomb
    Nagios
    Zabbix
    PagerDuty
    OpenTelemetry = otel
    Jaeger
    Fluentd = fluent bit, fluentbit
    Logstash
    Kibana
    Observability
    Site Reliability Engineering = sre
    DevOps
    Platform Engineering
    Networking = computer networking, network engineering
    TCP/IP = tcp ip
    DNS
    BGP
    OSPF
    MPLS
    SD-WAN
    VPN
    Load Balancing = load balancer
    CDN
    HTTP = http/2, http2
    eBPF
    DPDK
    Cisco = ccna, ccnp
    Juniper
    ServiceNow = service now
    Jamf
    Intune = microsoft intune
    Okta
    Auth0
    Keycloak
    LDAP
    RabbitMQ = rabbit mq
    Kafka = apache kafka, kafka streams, confluent
    NATS
    ActiveMQ = apache activemq
    IBM MQ = websphere mq, mqseries, mq series
    JMS = java message service, java messaging service
    Apache Camel
    Pulsar = apache pulsar
    ZeroMQ
    MQTT
    HPC = high performance computing
    Slurm
    Ceph
    Cilium
    VoIP = voice over ip
    SIP = session initiation protocol
    Data Centers = data center operations, data center hardware, data centre operations, datacenter operations
    Virtualization = kvm, qemu, hypervisor
    System Monitoring = monitoring systems, monitoring stack, monitoring and alerting, monitoring & alerting, infrastructure monitoring
    SLOs = slo, service level objectives, error budgets
    InfiniBand
    RDMA
    Redpanda
    Debezium Connect = kafka connect
    WarpStream
    NSQ
    Redis Streams
    Knative
    KEDA
    Karpenter
    Cluster API
    Talos Linux
    k3s
    Kubernetes Operators = kubernetes operator, operator sdk, kubebuilder, custom controllers
    Calico
    MetalLB
    MinIO
    ZFS
    NFS
    iSCSI = fibre channel, san storage
    Lustre
    BeeGFS
    GPFS = spectrum scale, ibm spectrum scale
    Firecracker = microvms, microvm
    Containers Runtime = runc, crio
    gVisor
    WireGuard
    Tailscale
    OpenVPN
    IPsec
    IPv6
    VLANs = vlan
    Arista
    Mikrotik
    Fortigate
    F5 = f5 big-ip, big-ip
    SNMP
    NetFlow
    QUIC = http/3
    WebTransport
    SDN = software defined networking
    Wi-Fi = wifi networks, 802.11
    DHCP
    Postfix
    Exchange Server = microsoft exchange
    Group Policy = gpo
    SCCM = endpoint configuration manager
    MDM = mobile device management
    Hyper-V = hyperv
    Citrix
    VDI
    RHEV = ovirt
    cloud-init
    systemd
    Earthly
    Backstage
    Tempo Tracing = grafana tempo
    Mimir
    Cortex Metrics
    VictoriaLogs
    Vector Logs = vector.dev
    Graylog
    Icinga
    Checkmk
    Elastic APM
    Sumo Logic
    Opsgenie = incident.io, firehydrant
    IBM i = as/400, as400, iseries`,
  data: `
    Spark = apache spark, pyspark, spark sql, spark streaming
    Hadoop = apache hadoop
    HDFS
    MapReduce = map reduce
    Hive = apache hive, hiveql
    Pig = apache pig
    Presto = prestodb
    Trino
    Impala
    Flink = apache flink
    Storm = apache storm
    Beam = apache beam
    NiFi = apache nifi
    Airflow = apache airflow
    Dagster
    Prefect
    Luigi
    dbt = data build tool
    Fivetran
    Airbyte
    Stitch = stitch data
    Matillion
    Talend
    Informatica
    SSIS
    SSRS
    SSAS
    Databricks
    Delta Lake
    Iceberg = apache iceberg
    Hudi = apache hudi
    Parquet
    Avro
    Apache Arrow
    Snowflake
    ETL = elt, etl/elt
    Data Engineering
    Data Pipelines = data pipeline
    Data Warehousing = data warehouse, dwh
    Data Lake = data lakes, lakehouse
    Data Governance
    Data Quality
    Big Data
    Stream Processing = streaming data, real-time streaming
    Tableau
    Power BI = powerbi
    DAX
    Looker = lookml
    Looker Studio = google data studio, data studio
    Metabase
    Superset = apache superset
    Qlik = qlikview, qlik sense
    Mode = mode analytics
    Sigma = sigma computing
    Hex = hex notebooks
    ThoughtSpot
    Domo
    Alteryx
    Excel = microsoft excel, ms excel
    Google Sheets
    Google Analytics = ga4
    Google Tag Manager = gtm container
    Amplitude
    Mixpanel
    Heap = heap analytics
    Segment = twilio segment
    PostHog
    Snowplow
    Adobe Analytics
    Data Analysis = data analytics
    Data Science
    Data Visualization = data visualisation, dataviz
    Business Intelligence = bi
    Statistics = statistical methods, statistical inference, applied statistics, hypothesis testing, statistical analysis, statistical modeling, statistical modelling
    A/B Testing = ab testing, a b testing, split testing, a/b tests, a/b test, ab tests, online experiments
    Experimentation = experiment design
    Causal Inference
    Time Series = time series analysis, forecasting
    SPSS
    GIS = arcgis, qgis
    Jupyter = jupyter notebook, jupyterlab
    pandas
    NumPy
    SciPy
    Polars
    Dask
    Ray
    Matplotlib
    Seaborn
    Plotly
    Dash = plotly dash
    Streamlit
    ggplot2
    tidyverse = dplyr
    SQLMesh
    Great Expectations
    Monte Carlo Data
    RudderStack
    Hightouch
    Reverse ETL
    Census Data Sync
    Meltano = singer taps
    Kestra
    Databricks Unity Catalog = unity catalog
    DataHub
    Amundsen
    Collibra
    Alation
    Data Mesh
    Dimensional Modeling = dimensional modelling, star schema, kimball, data vault
    Spotfire
    MicroStrategy
    Cognos = ibm cognos
    SAP BusinessObjects = business objects
    Sisense
    Omni Analytics
    Lightdash
    Cube.js = cubejs
    Evidence.dev
    Observable Plot = observablehq
    KNIME
    RapidMiner
    PyMC
    GDAL
    Google Earth Engine`,
  learning: `
    Machine Learning = ml, ai/ml, ml/ai, machinelearning
    Deep Learning = neural network, deep neural networks
    Artificial Intelligence = ai, applied ai
    Generative AI = genai, gen ai
    LLM = large language model, language model, llm ops, llmops
    RAG = retrieval augmented generation
    Prompt Engineering
    Fine-Tuning = finetuning, llm fine tuning
    AI Agents = ai agent, agentic ai, agentic, llm agents, agentic systems, agentic workflows
    MCP = model context protocol
    NLP = natural language processing
    Computer Vision = machine vision, image recognition
    Reinforcement Learning = rlhf
    Speech Recognition = asr, speech to text
    Text-to-Speech = tts
    Recommender Systems = recommendation systems, recommender system, recommendation system
    Information Retrieval
    MLOps = ml ops, machine learning operations
    PyTorch = torch
    TensorFlow = tensor flow
    Keras
    JAX
    scikit-learn = sklearn, scikit learn
    XGBoost
    LightGBM
    CatBoost
    Hugging Face = huggingface
    Transformers = transformer models, transformer architecture
    Diffusion Models = stable diffusion
    BERT
    GPT = gpt-4, gpt 4, gpt4
    OpenAI API
    Claude = claude code
    Gemini = google gemini
    Llama = llama 2, llama 3
    LangChain
    LangGraph
    LlamaIndex = llama index
    DSPy
    CrewAI
    vLLM
    TensorRT
    Triton = triton inference server
    ONNX
    DeepSpeed
    Megatron
    NCCL
    MLflow
    Kubeflow
    Weights & Biases = wandb, weights and biases
    DVC
    Feature Engineering
    Model Deployment = model serving
    Model Training = training infrastructure, distributed training
    OpenCV
    YOLO
    spaCy
    NLTK
    Embeddings
    Knowledge Graphs = knowledge graph
    Robotics
    ROS = ros2, ros 2, robot operating system
    SLAM
    Autonomous Vehicles = autonomous driving, self-driving
    Bioinformatics
    Optimization Algorithms = linear programming, operations research
    Quantum Computing = qiskit
    GitHub Copilot = copilot
    Cursor = cursor ide, cursor ai
    Langfuse = langsmith, braintrust data, llm observability
    LiteLLM
    Ollama = llama.cpp, llamacpp
    SGLang
    Pydantic AI = pydanticai
    Vercel AI SDK = ai sdk
    OpenRouter
    AutoGen
    Semantic Kernel
    Haystack
    Instructor LLM
    LoRA = qlora, peft
    SIMD = avx, vectorization
    FSDP = tensor parallelism, pipeline parallelism
    Ray Serve
    KServe = seldon, bentoml
    Feature Stores = feast, tecton, feature store
    LiveKit
    MuJoCo = isaac sim, isaac gym, nvidia isaac, gazebo simulator
    Cheminformatics = rdkit`,
  security: `
    Cybersecurity = cyber security, information security, infosec
    Application Security = appsec
    Cloud Security
    Network Security
    Penetration Testing = pentesting, pen testing, pentest, ethical hacking
    Red Teaming = red team
    Threat Modeling = threat modelling
    Threat Intelligence = threat hunting, threat detection
    Incident Response = dfir, incident management, incident handling
    Vulnerability Management = vulnerability assessment
    Detection Engineering
    SIEM
    SOAR
    EDR = endpoint detection and response, xdr
    Identity and Access Management = iam, identity & access management
    Zero Trust
    DevSecOps
    SAST
    DAST
    OWASP = owasp top 10, owasp asvs
    Semgrep
    CodeQL
    Frida
    Sigstore
    Secure Coding = secure code review, secure development, secure sdlc
    Vulnerability Research = exploit development, bug bounty, bug bounties
    Burp Suite
    Metasploit
    Nmap
    Wireshark
    Snort
    Zeek
    YARA
    CrowdStrike
    Palo Alto Networks
    Fortinet
    Microsoft Sentinel = azure sentinel
    Wiz
    Snyk
    SonarQube
    Nessus = tenable
    Firewalls = firewall
    Cryptography = applied cryptography
    PKI
    TLS = ssl/tls, tls/ssl, ssl
    SSO = single sign on
    MFA = multi factor authentication
    SOC 2 = soc2
    ISO 27001 = iso27001
    PCI DSS = pci-dss, pci
    GDPR
    HIPAA
    FedRAMP
    FISMA
    NIST = nist csf
    GRC = governance risk and compliance
    Malware Analysis
    Reverse Engineering = ghidra, ida pro
    MITRE ATT&CK = mitre att&ck, mitre attack
    CISSP
    CISM
    OSCP
    Cloud Security Posture = cspm, cnapp
    Kali Linux
    osquery
    Velociraptor
    Suricata
    Wazuh
    Tines
    SentinelOne
    Microsoft Defender
    Zscaler
    CyberArk
    SailPoint
    SCIM
    HITRUST
    SOX = sarbanes-oxley
    NIS2 = dora regulation
    CMMC
    CompTIA Security+
    CEH
    GIAC = gcih, gpen`,
  hardware: `
    Embedded Systems = embedded software, embedded
    Firmware
    RTOS = freertos, real-time operating system
    Zephyr = zephyr rtos
    Embedded Linux = yocto, buildroot
    Linux Kernel = kernel development, device drivers, kernel internals, kernel modules, kernel programming
    x86 = x86 64
    FPGA
    ASIC
    ARM = arm cortex
    RISC-V = riscv
    Arduino
    Raspberry Pi
    ESP32
    IoT = internet of things
    PLC = plc programming
    SCADA
    LabVIEW
    Simulink
    SolidWorks
    AutoCAD
    CAD = computer aided design
    Computational Geometry = geometry kernel, geometric modeling, geometric modelling
    CATIA
    Altium = altium designer
    KiCad
    PCB Design = pcb, pcb layout
    CAN Bus = can bus, canbus
    SPI
    I2C
    UART
    PCIe = pci express
    Bluetooth = ble, bluetooth low energy
    5G
    LTE
    DSP = digital signal processing, signal processing
    Control Systems = control theory
    Computer Graphics = graphics programming
    Vulkan
    OpenGL
    DirectX
    Metal = metal api
    Unity = unity3d, unity 3d, unity engine
    Unreal Engine = unreal, ue4, ue5
    Godot
    Game Development = game dev, game programming
    Augmented Reality = ar/vr, vr/ar, virtual reality
    FFmpeg
    GStreamer
    STM32
    Nordic nRF = nrf52, nrf53
    AVR Microcontrollers = avr, pic microcontrollers
    NVIDIA Jetson = jetson
    ESP-IDF = esp8266
    U-Boot = bootloaders, bootloader
    Device Trees = device tree
    JTAG
    Oscilloscopes = oscilloscope, logic analyzers, logic analyzer
    Verilator = cocotb
    Chisel HDL = chisel hardware
    Fusion 360 = autodesk fusion
    Onshape
    Creo = pro/engineer
    Siemens NX = nx cad
    GD&T
    COMSOL
    Modbus
    OPC UA = opc-ua
    EtherCAT
    PROFINET
    CANopen
    Siemens TIA Portal = tia portal, siemens s7
    Ladder Logic
    HMI
    AUTOSAR
    ISO 26262 = functional safety, iso26262
    DO-178C = do-178
    IEC 62304
    MISRA C = misra
    LoRaWAN = lora radio
    Zigbee
    Z-Wave
    Thread Protocol = matter protocol
    NFC = rfid
    UWB = ultra-wideband
    OpenXR = xr development, vr development`,
  testing: `
    Selenium = selenium webdriver
    Cypress = cypress.io
    Playwright
    Puppeteer
    WebdriverIO = webdriver io
    Appium
    TestNG
    JUnit
    Mockito
    pytest
    Jest
    Vitest
    Mocha
    Jasmine
    Karma
    Testing Library = react testing library
    Cucumber
    Gherkin
    Robot Framework
    Postman
    SoapUI
    JMeter = apache jmeter
    Gatling
    k6
    Locust
    LoadRunner
    TestRail
    BrowserStack
    xUnit
    NUnit
    PHPUnit
    XCTest
    Espresso
    Test Automation = automated testing, automation testing, qa automation
    Manual Testing
    Unit Testing = unit tests, unit test
    Integration Testing = integration tests
    End-to-End Testing = e2e testing, e2e tests, end to end tests
    Performance Testing = load testing
    Regression Testing
    API Testing
    Quality Assurance = qa
    TDD = test driven development
    BDD = behavior driven development, behaviour driven development
    ISTQB
    Chaos Engineering
    TestCafe
    Nightwatch.js = nightwatch
    Protractor
    Ranorex
    Katalon
    Tosca = tricentis
    UFT = hp uft
    REST Assured = restassured
    Karate DSL
    SpecFlow
    Serenity BDD
    qTest
    Sauce Labs
    LambdaTest
    Property-Based Testing = quickcheck, hypothesis testing library
    Hardware Test Automation = labview testing`,
  chain: `
    Blockchain
    Ethereum = evm
    Bitcoin
    Solana
    Smart Contracts = smart contract
    Web3 = web 3
    DeFi = decentralized finance
    Zero-Knowledge Proofs = zero knowledge, zk proofs, zkp
    Hardhat
    Foundry = foundry toolkit
    Ethers.js = ethersjs
    Hyperledger
    Cosmos SDK
    Polkadot
    Payments = payment processing, payment systems
    FIX Protocol
    Substrate
    Anchor Framework = anchor lang
    Chainlink
    Uniswap
    NFTs
    Halo2 = plonky2, zkvm, risc zero
    Starknet
    Avalanche
    Aptos
    Sui
    TON Blockchain
    Plaid
    Adyen`,
  design: `
    Figma = figjam
    Sketch
    Adobe XD
    InVision
    Framer
    Webflow
    Zeplin
    Principle = principle app
    Photoshop = adobe photoshop
    Illustrator = adobe illustrator
    InDesign = adobe indesign
    After Effects = adobe after effects
    Premiere Pro = adobe premiere
    Adobe Creative Cloud = adobe creative suite, adobe cc
    Blender
    Maya = autodesk maya
    3ds Max = 3d studio max
    Cinema 4D
    Houdini
    Canva
    Miro
    UX Design = ux, user experience, user experience design
    UI Design = ui/ux, ux/ui, user interface design
    Product Design
    Graphic Design
    Visual Design
    Interaction Design
    Motion Design = motion graphics
    User Research = ux research
    Usability Testing = usability tests
    Wireframing = wireframes
    Prototyping
    Design Systems = design system
    Information Architecture
    Design Thinking
    Typography
    Branding = brand design, brand identity, visual identity
    Rive
    Spline Tool = spline 3d
    ProtoPie
    Axure
    Balsamiq
    Maze Testing = usertesting, lookback
    Hotjar
    Journey Mapping = customer journey maps, user journeys, user flows, journey maps
    Card Sorting = tree testing
    Storyboarding
    3D Modeling = 3d modelling, 3d art, 3d design
    3D Graphics = 3d rendering
    Concept Art
    Game Art
    Iconography
    Design Ops = designops
    Design Leadership = managing designers, leading designers, design managers, design team leadership
    Mobile Design = mobile app design, ios design
    Brand Strategy
    Print Design = packaging design
    Video Editing = final cut, davinci resolve, video production
    Industrial Design
    B2B Design = enterprise ux, complex workflows design
    Heuristic Evaluation = expert reviews
    Qualitative Research = user interviews, customer interviews
    Mixed-Methods Research = quantitative user research`,
  business: `
    Product Management
    Product Strategy
    Product Analytics
    Roadmapping = product roadmap, roadmap planning
    Project Management
    Program Management
    Stakeholder Management
    Business Analysis
    Requirements Gathering = requirements analysis
    PMP
    PRINCE2
    Salesforce = sfdc, salesforce.com
    HubSpot
    Marketo
    Pardot
    Outreach = outreach.io
    Gong
    ZoomInfo
    Zendesk
    Intercom
    Freshdesk
    Gainsight
    CRM
    SAP = sap erp, sap fico, sap mm
    NetSuite
    Odoo
    Workday
    Dynamics 365 = microsoft dynamics, ms dynamics, dynamics crm
    ERP
    QuickBooks
    Stripe = stripe api
    SEO = search engine optimization, search engine optimisation
    SEM = search engine marketing
    PPC = pay per click
    Google Ads = adwords, google adwords
    Facebook Ads = meta ads
    Content Marketing
    Email Marketing
    Marketing Automation
    Growth Marketing
    Performance Marketing
    Social Media = social media marketing
    Copywriting
    Go-to-Market = go to market, gtm
    Customer Success
    Technical Support
    Technical Writing = technical documentation
    Developer Relations = devrel
    Pre-Sales = presales, sales engineering
    ITIL
    ITSM
    Procurement
    Financial Modeling = financial modelling
    Recruiting = talent acquisition
    Low-Code = no code, low code/no code
    UiPath
    RPA = robotic process automation
    Power Automate = microsoft power automate
    Power Apps = powerapps
    Power Platform = microsoft power platform
    Zapier
    n8n
    Airtable
    Retool
    MuleSoft
    Dell Boomi = boomi
    Workato
    1C = 1c enterprise, 1с
    SharePoint = microsoft sharepoint
    Product-Led Growth = plg
    Pricing Strategy = pricing models, pricing and packaging
    Product Launches = product launch
    Product Requirements = prds, prd, user stories, product specs
    Backlog Management = backlog prioritization, backlog grooming, prioritization frameworks
    Market Research = competitive analysis
    Technical Product Management = platform product management
    Growth Product = growth experiments, activation and retention, growth product management
    Data Products = data product
    API Products = api product management
    Account Management = key accounts
    Enterprise Sales = b2b sales, enterprise account, saas sales, sales cycle
    Inside Sales = cold calling, outbound sales, prospecting, lead generation
    Business Development = partnerships development, strategic partnerships
    Sales Operations = revops, revenue operations
    Partnerships = channel partners, partner management
    Customer Onboarding = onboarding customers, client onboarding, implementation management
    Customer Training = training customers, product training
    Technical Account Management
    Proof of Concepts = pocs, proof-of-concept, technical demos, product demos
    RFPs = rfp
    Help Desk = helpdesk, service desk, desktop support
    Ticketing Systems = ticketing, support tickets, ticket queue
    Help Scout
    Jira Service Management = jira service desk
    SLAs = service level agreements, sla management
    Support Operations = support team building, support processes
    Escalation Management = escalations, customer escalations
    Live Chat
    Community Management = community building, developer community
    Public Speaking = conference talks, conference speaker, speaking at conferences
    Developer Marketing = developer evangelism, developer advocacy, developer education
    Technical Content = technical blogging, technical blog posts, tutorials, technical content creation
    API Documentation = developer documentation, docs for developers
    Docs as Code = docs-as-code, docusaurus, mkdocs, sphinx docs, read the docs
    DITA = madcap flare, structured authoring
    Public Relations = pr strategy, media relations
    Event Marketing = events management
    Product Marketing
    Account-Based Marketing = abm
    Demand Generation
    Paid Acquisition = paid social, paid media, user acquisition
    Influencer Marketing
    Lifecycle Marketing = crm marketing, braze, iterable, customer.io, klaviyo
    Conversion Optimization = conversion rate optimization
    Finance Operations = fp&a
    Contract Negotiation = contract management
    HR Operations = human resources, people operations
    Salesforce Administration = salesforce admin, salesforce administrator
    Salesforce CPQ = cpq
    Lightning Web Components = lwc, salesforce lightning
    SAP Fiori = fiori, sapui5, ui5
    SAP SD = sap pp, sap wm, sap ewm, sap successfactors, sap ariba
    Oracle EBS = oracle e-business suite, oracle fusion, oracle apex
    PeopleSoft
    Microsoft Dynamics NAV = business central, dynamics nav
    Pega = pegasystems
    Camunda = bpmn
    OutSystems = mendix
    Appian
    Blue Prism = automation anywhere
    Twilio = sendgrid
    Shopify Apps = shopify app development, shopify liquid
    LMS = moodle
    PLM = product lifecycle management, teamcenter, windchill
    Operations Management`,
  craft: `
    People Management = people manager, line management, staff management, managing people, manage staff, managing engineers, team management, lead a team, leading a team, led a team, leading teams, managed a team, manage a team, managing a team, managing teams, managing engineering teams, manage engineering teams, people leadership, team leadership
    Engineering Management
    Technical Interviewing = technical interviews
    Coaching = coaching engineers, coach employees
    Product Discovery = discovery research, continuous discovery
    Product Ownership = product owner
    Service Design
    Design Critique
    Content Design = ux writing, content strategy
    Customer Support = customer service, front-line support, frontline support, customer support process
    Troubleshooting = ict troubleshooting, perform ict troubleshooting, debugging production
    Production Support = production issues, production systems support
    On-Call = on-call rotation, oncall, on-call rotations, on-call duty
    Root Cause Analysis = root-cause analysis, postmortems, post-mortems, blameless postmortems
    Disaster Recovery = business continuity, manage disaster recovery plans
    Capacity Planning = ict capacity planning
    Release Management = release engineering
    Change Management
    Systems Programming = system programming, low-level programming, systems software
    Compilers = compiler, compiler design, compiler development, compiler engineering
    Programming Languages Theory = type systems, language design, programming language theory
    Parsers = parser, parsing
    Abstract Interpretation
    SMT Solving = smt solver
    Low-Latency Systems = low latency
    Formal Methods = formal verification, formally verified, formal specifications, machine-checked proofs, theorem proving, proof assistants, verify formal ict specifications
    Static Analysis = program analysis
    Code Audit = code audits, source code review, security audit, security audits, smart contract audits, ict code review
    Endpoint Security = endpoint protection
    Digital Forensics = computer forensics
    Exploratory Testing
    Test Design = test plans, test planning, test cases, test methodologies, test strategy
    Operating Systems = operating system internals, os internals
    Storage Systems = data storage systems, distributed storage, storage engines
    Web Scraping = web crawling, crawlers, web scrapers
    Bayesian Statistics = bayesian inference, bayesian methods, bayesian modeling, bayesian modelling, bayesian
    Survival Analysis
    Predictive Modeling = predictive modelling, predictive models, glms, gbms, generalized linear models
    Numerical Methods = scientific computing, numerical analysis
    High-Performance Computing
    Model Evaluation = evals, llm evaluation, model evaluations
    Localization = localisation, software localisation, i18n, internationalization
    API Integration = api integrations, integrating apis
    Solution Design = solutions design, pre-sales engineering
    Developer Experience = devex, developer productivity
    Developer Tools = developer tooling, devtools
    Knowledge Base = knowledge base articles, knowledge management
    Budgeting = budget management
    Risk Management = ict risk management
    Profiling = performance profiling, performance analysis
    Systems Engineering
    Requirements Engineering
    Technical Strategy = technical vision, technical roadmap
    Performance Management = performance reviews, career development of engineers
    Agile Coaching
    Delivery Management = project delivery
    Legacy Modernization = legacy systems, legacy code, legacy modernisation, modernizing legacy, strangler fig
    Monorepos = monorepo
    Build Systems = build system, build tooling, build infrastructure
    Library Design = api design for developers
    CLI Tools = command line tools, cli development
    Plugin Development
    Internal Tools = internal tooling
    Scientific Programming
    Research Publications = peer-reviewed publications, publications in top conferences, neurips, icml, published research
    Real-Time Collaboration = collaborative editing, real-time collaborative
    Media Processing = audio processing, video processing
    Signal Integrity
    Email Infrastructure = email deliverability, smtp
    Document Processing = pdf generation, pdf processing, document generation
    Scheduling Systems = job scheduling, scheduling algorithms
    Computer Algebra = symbolic computation
    Memory Management = garbage collection, memory allocators
    Browser Extensions = browser extension, chrome extension, chrome extensions
    Web Performance = core web vitals, page speed, frontend performance
    Design Tokens
    Webhooks
    Multi-Tenancy = multi-tenant, multi tenant architecture
    Caching = caching strategies, distributed caching
    Idempotency
    Rate Limiting
    API Security
    SDK Development = sdks, sdk design, client libraries
    Workflow Engines = workflow engine, workflow orchestration, durable execution
    Concurrency Control = lock-free, lockless, memory models
    Push Notifications = apns, fcm, firebase cloud messaging
    In-App Purchases = storekit, revenuecat, in-app subscriptions
    App Store Releases = app store release, app store submission, app store releases, play store releases, mobile release, mobile releases, app releases
    Offline-First = offline first, offline sync, offline-first sync
    Database Administration = dba, database operations
    Query Optimization = query optimisation, query tuning, sql optimization, sql tuning, query performance
    Database Migrations = schema migrations, data migration, data migrations
    Replication = database replication, sharding
    Cloud Migration = cloud migrations, migration to the cloud
    FinOps = cloud cost optimization, cloud cost optimisation, cloud costs, cost optimization
    Multi-Cloud = multi cloud, hybrid cloud
    Routing Protocols = routing and switching, routing & switching, is-is, eigrp
    Network Protocols = networking protocols, network protocol, protocol design
    Network Automation = netconf, yang models, nornir, netmiko
    Patch Management
    Internal Developer Platforms = internal developer platform, idp platform
    Feature Flags = launchdarkly, feature flagging
    Distributed Tracing = tracing systems
    Monitoring = infrastructure monitoring tools
    High Availability = fault tolerance, fault-tolerant, highly available
    Reliability Engineering = reliability practices, production reliability
    Windows Administration = windows system administration
    System Administration = systems administration, sysadmin
    IT Operations
    Data Catalog = data catalogue, data lineage, metadata management
    Data Contracts
    Master Data Management = mdm data, mdm platform
    Data Integration = data integrations
    Data Cleaning = data wrangling, data munging, data preparation
    Data Mining
    Data Labeling = data labelling, data annotation, annotation pipelines
    Cohort Analysis = retention analysis, funnel analysis
    Customer Segmentation
    Marketing Analytics = attribution modeling, marketing mix modeling, media mix modeling
    Financial Analysis
    Anomaly Detection
    Event Tracking = product instrumentation, tracking plans
    AI Coding Agents = coding agents, ai coding tools, ai coding assistants, ai-assisted development, agentic coding, codex, windsurf
    Authentication = authentication and authorization, authn, authn/authz, auth systems
    Fine-Grained Authorization = rbac, abac, openfga, role-based access control
    Secrets Management
    Key Management = kms
    Encryption = end-to-end encryption, e2ee
    Vendor Risk = third-party risk
    Security Awareness = security training
    Tabletop Exercises
    Purple Teaming = adversary emulation
    Phishing = phishing simulations
    Data Loss Prevention = dlp
    Email Security = dmarc
    Mobile Testing = mobile app testing
    Accessibility Testing
    Security Testing
    Visual Regression Testing = percy, chromatic
    Test Management = test planning and execution
    UAT = user acceptance testing, acceptance testing
    Smoke Testing
    Black-Box Testing
    Bug Tracking = defect management, bug triage
    Quality Engineering = qa engineering, qa processes, qa process
    Game Testing
    Hardware Testing = hardware validation, validation testing
    Web Design`,
  domain: `
    Fintech = financial technology, fintechs
    Banking = core banking systems, retail banking, investment banking
    Lending = loan origination, mortgages, underwriting systems, credit underwriting
    Insurance Industry = insurtech, actuarial
    Trading Systems = trading, algorithmic trading, electronic trading, trading platforms, trading infrastructure, high-frequency trading, hft, market making, order management systems, order execution, matching engines, matching engine
    Capital Markets = financial markets, fixed income, derivatives, equities trading, options trading
    Quantitative Finance = quantitative trading, quant finance, portfolio optimization, portfolio construction
    Asset Management = wealth management, investment management, hedge funds, hedge fund, private equity
    Financial Services = finance industry, financial industry
    Accounting = accounting systems, bookkeeping, general ledger
    Tax Software = tax compliance
    Payroll
    Healthcare = healthtech, health care, digital health, healthcare it, telehealth, telemedicine
    EHR = emr, electronic health records, electronic medical records, electronic health record, electronic medical record, epic emr, cerner
    FHIR = hl7, fhir/hl7, hl7/fhir
    DICOM = medical imaging
    Medical Devices = medical device, medtech
    Clinical Trials = clinical research, clinical data
    FDA Regulations = fda, gxp, 21 cfr part 11, samd
    Biotech = biotechnology, life sciences, life science, techbio
    Genomics = genetics, sequencing data, next-generation sequencing, ngs, single-cell
    Drug Discovery = drug design, therapeutics discovery
    Pharma = pharmaceutical, pharmaceuticals
    Molecular Biology = cell biology, synthetic biology, biochemistry
    Neuroscience = brain-computer interfaces, neurotechnology
    Materials Science
    Applied Mathematics = applied math
    Biostatistics = epidemiology
    Energy Industry = power grid, energy systems, electricity markets, smart grid, power systems, energy industry, renewables, renewable energy, solar energy, energy trading
    Climate Tech = cleantech, carbon accounting
    Oil and Gas
    Nuclear Engineering = fusion energy
    Aerospace = aviation, space industry
    Defense Industry = defence industry, national security, military systems
    Public Sector = govtech, federal government
    Automotive = automotive industry, adas
    Manufacturing = manufacturing processes, industrial manufacturing
    Construction Industry = contech, aec
    Real Estate = proptech, property management
    AgTech = agriculture technology
    Logistics = freight forwarding, transportation management, last-mile
    Supply Chain = supply chain management, inventory management, warehouse management, wms
    E-Commerce = ecommerce, online retail
    Retail Industry = point of sale, pos systems
    Marketplaces = two-sided marketplace, two-sided marketplaces
    Travel Industry = hospitality, hotels
    AdTech = ad tech, programmatic advertising, real-time bidding, ad serving, digital advertising
    MarTech = marketing technology
    Media Industry = publishing industry, broadcast
    Music Industry = music tech
    Gaming Industry = games industry, online games
    Gambling = igaming, sports betting
    EdTech = ed tech, education technology, learning management systems, e-learning
    LegalTech = legal tech, legal technology, contract lifecycle management
    HR Tech = hrtech, hris
    Telecommunications = telecom, telco, telecoms, telecom networks, 3gpp
    Cartography = openstreetmap
    Scientific Software = scientific software development, research software
    Identity Verification = digital identity
    Social Networks = social networking
    Election Technology = online voting
    Meteorology = weather forecasting
    Maritime Industry
    Food Industry = food tech, restaurants
    Sports Analytics
    Bioprocessing = lab automation, laboratory automation
    Browser Engines = browser internals, chromium, blink engine, webkit, web platform, gecko engine
    Web Development = web applications development, web app development
    Frontend Development = frontend engineering, front-end development, frontend experience
    Search Engines = search engine, search infrastructure, search relevance, full-text search
    Backend Development = backend engineering, back-end development, backend development experience, backend experience, backend systems, backend services, server-side development
    Consensus Algorithms = raft, paxos, raft consensus
    Peer-to-Peer = p2p networking, p2p, libp2p
    Interpreters = bytecode, virtual machines design, jit compilers, jit compilation
    Real-Time Systems = real time systems, hard real-time
    Mobile Development = mobile app development, mobile engineering, mobile apps, mobile applications, native mobile, mobile experience
    macOS Development = appkit, mac app development, mac apps
    Database Internals = query engine, query engines, query optimizer, query planner, storage engine internals, database engine, database kernel
    Bare Metal = baremetal, pxe boot, pxe, ipmi, bmc
    GPU Clusters = gpu cluster, gpu infrastructure, gpu fleet, gpu servers
    Server Hardware = server racks, rack and stack, racking
    Structured Cabling = fiber optics, fibre optics
    Mainframe = z/os, zos, cics, mainframes
    Data Architecture
    Analytics Engineering
    Econometrics
    Quantitative Research = quant research
    Quantitative Analysis = quantitative methods, quantitative modeling
    Geospatial Analysis = geospatial, geospatial data, spatial data, spatial analysis
    Remote Sensing = satellite imagery, earth observation
    Photogrammetry
    Quantization = model quantization, model compression, model distillation, knowledge distillation
    Pre-Training = pretraining, pre-training models, foundation model training, foundation models, foundation model
    Post-Training = dpo, grpo, preference optimization, reward modeling, reward models
    RL Environments = rl environments
    Inference Optimization = inference optimisation, inference engine, inference infrastructure, model inference, llm inference, inference serving, inference performance
    GPU Programming = gpu kernels, gpu computing, gpgpu, cuda kernels, gpu optimization, gpu performance, rocm, hip kernels
    AI Safety = alignment research, ai alignment, red-teaming models
    Interpretability = mechanistic interpretability, explainability, explainable ai
    Synthetic Data = synthetic data generation
    Multimodal Models = multimodal, vision-language models, vlm, vlms
    World Models
    Representation Learning = self-supervised learning, contrastive learning
    Graph Neural Networks = gnn, gnns
    Generative Models = gans, generative adversarial networks, vaes, flow matching
    Image Segmentation = semantic segmentation, instance segmentation
    Object Detection
    Image Processing
    OCR = optical character recognition, document ai, document understanding, document extraction
    3D Reconstruction = nerf, gaussian splatting, structure from motion, photogrammetric reconstruction
    Pose Estimation
    Video Understanding
    Voice AI = voice agents, conversational ai, voice assistants, speech ai
    Chatbots = chatbot
    Speech Processing = speech synthesis, audio ml
    Music Information Retrieval
    Machine Translation
    Named Entity Recognition = information extraction, text classification
    Ranking Models = learning to rank, ranking systems
    Demand Forecasting
    Credit Scoring
    Imitation Learning = behavior cloning, robot learning
    Sim-to-Real = sim2real
    Motion Planning = path planning, trajectory optimization, trajectory planning
    Perception = perception systems, perception stack, robot perception
    Sensor Fusion = kalman filters, kalman filter, state estimation
    LiDAR = point clouds, point cloud
    Localization and Mapping = visual odometry
    Applied Machine Learning = applied ml, production ml, production machine learning, ml in production
    ML Research = machine learning research, ai research, deep learning research
    ML Infrastructure = ml platform, ml systems, ml infra, machine learning infrastructure
    Semantic Search = hybrid search, vector retrieval
    Computational Biology
    Computational Chemistry = molecular modeling, molecular modelling, molecular simulation
    Molecular Dynamics = gromacs
    Protein Design = protein engineering, protein structure prediction, alphafold
    OSINT = open source intelligence
    Supply Chain Security = software supply chain, sbom, slsa
    Security Operations = soc analyst, security operations center, secops, security monitoring
    Security Engineering
    Security Architecture
    Security Research
    Security Automation
    Product Security
    Mobile Security
    Hardware Security = secure boot, hsm, trusted execution, confidential computing, secure enclave
    Binary Analysis = binary exploitation, binary reverse engineering, decompilers, decompiler, disassembly
    Fuzzing = fuzz testing, afl, libfuzzer
    Web Application Security = web security, web app security
    Post-Quantum Cryptography = pqc
    Fully Homomorphic Encryption = fhe, homomorphic encryption
    Multi-Party Computation = mpc wallets
    Privacy Engineering = data privacy, differential privacy
    Fraud Detection = anti-fraud, fraud prevention, fraud models
    Trust and Safety = trust & safety, content moderation
    Anti-Cheat = anti cheat, bot detection, anti-bot
    Compliance = compliance frameworks, regulatory compliance, security compliance
    Microcontrollers = microcontroller, mcu, mcus
    Board Bring-Up = board bringup, hardware bring-up
    Hardware-in-the-Loop = hardware in the loop, hil testing
    Analog Design = analog circuit design, mixed-signal, analog circuits
    Circuit Design = circuit designer, schematic capture, electronics design, electronic design, schematic design
    Power Electronics = power converters, inverters
    Battery Systems = battery management systems, bms firmware, battery management
    Motor Control = bldc, servo control, motor drives
    Electrical Engineering
    RF Engineering = radio frequency, rf design, rf systems, antenna design
    Software-Defined Radio = gnu radio
    GNSS = gps systems
    Satellite Systems = spacecraft, satellites, flight software
    Avionics
    Guidance and Control = gnc, guidance navigation and control, flight controls, flight control
    Drones = uav, uavs, uas, px4, ardupilot
    Radar Systems = radar signal processing
    Optics = photonics, optical engineering, optical systems
    Chip Design = vlsi, soc design, silicon design, rtl design, asic design, chip designers
    Physical Design = place and route, floorplanning
    Design Verification = uvm, hardware verification, functional verification
    EDA Tools = cadence virtuoso, synopsys
    Computer Architecture = cpu architecture, microarchitecture, gpu architecture
    Semiconductors = semiconductor, semiconductor manufacturing
    Mechanical Engineering = mechanical design
    Mechatronics
    Finite Element Analysis = fea, ansys, abaqus
    CFD = computational fluid dynamics, openfoam
    3D Printing = additive manufacturing
    CNC Machining = cnc, machining
    BIM = revit, building information modeling
    Physics Simulation = simulation software, physics engines, physics engine
    Digital Twins = digital twin
    Industrial Automation = industrial control systems, factory automation
    MES = manufacturing execution systems, manufacturing execution system
    Thermal Engineering
    Product Certification = fcc certification, ce marking
    Rendering = rendering engines, rendering engine, real-time rendering, ray tracing, shaders, shader programming
    Geometry Processing = mesh processing
    Game Engines = game engine, game engine development
    Multiplayer Networking = netcode, multiplayer games
    Gameplay Programming = gameplay engineering
    Game Design
    Audio Programming = audio dsp, audio engineering, audio plugins, juce
    Video Streaming = live streaming, video delivery, video pipelines, hls, mpeg-dash, rtmp
    Video Encoding = video codecs, video codec, h.264, hevc, av1, transcoding
    Image Sensors = camera pipelines, isp tuning
    Rollups = layer 2, zk rollups, optimistic rollups
    MEV
    Digital Wallets = wallet infrastructure, cryptocurrency wallets
    Cryptocurrency = digital assets
    Stablecoins = stablecoin
    Tokenomics
    Card Payments = card issuing, acquiring, payment gateways, payment gateway, payment rails
    ACH = sepa, swift payments, iso 20022
    Ledgers = double-entry, double entry accounting, ledger systems, ledger system
    Billing Systems = billing systems, billing platform, subscription billing, usage-based billing, invoicing
    Open Banking
    KYC = aml, kyc/aml, anti-money laundering
    Engineering Leadership = leading engineering teams, leading engineers, leading engineering, engineering leader
    Desktop Applications = desktop app development, desktop software, desktop apps
    Combinatorial Optimization = constraint programming, or-tools, mixed integer programming, gurobi, cplex, mathematical optimization, convex optimization
    Numerical Simulation = numerical simulations, numerical modeling
    Ontologies = ontology, rdf, semantic web, linked data
    Domain-Specific Languages = dsl, dsls
    Type Theory = dependent types
    Decompilation
    Emulators = emulator development
    Hypervisors = hypervisor development
    File Systems = filesystem, filesystems, file system development`,
  practice: `
    Agile = agile methodologies, agile development
    Scrum = scrum master
    Kanban
    SAFe = scaled agile
    Lean = lean startup
    OKRs = okr
    Object-Oriented Programming = oop, object oriented, object oriented design, ood
    Functional Programming
    Design Patterns
    Data Structures
    Algorithms = algorithm design
    System Design = systems design
    Software Architecture = solution architecture
    Domain-Driven Design = ddd, domain driven
    Clean Code
    Code Review = code reviews
    Pair Programming
    Refactoring
    Performance Optimization = performance engineering, performance tuning, performance optimisation
    Scalability
    Full Stack = full-stack development, fullstack
    Open Source
    Technical Leadership = tech leadership
    Mentoring = mentorship
    SDLC = software development lifecycle, software development life cycle`,
  office: `
    Jira = atlassian jira
    Confluence
    Trello
    Asana
    Linear = linear app
    Notion
    Monday.com
    ClickUp
    Slack
    Zoom
    Microsoft Teams = ms teams
    Microsoft Office = ms office, office 365, microsoft 365, o365, m365
    Google Workspace = g suite, gsuite
    PowerPoint = microsoft powerpoint
    Word = microsoft word, ms word
    Access = microsoft access, ms access
    Outlook = microsoft outlook
    Visio = microsoft visio
    Lucidchart
    Markdown
    LaTeX
    Vim = neovim
    VS Code = visual studio code, vscode
    Visual Studio
    IntelliJ IDEA = intellij
    PyCharm
    Eclipse = eclipse ide`,
}

/** Suggested before a person types: the most requested skills, by field. */
export const SKILL_SUGGESTIONS: readonly string[] = `
  JavaScript, TypeScript, Python, Java, Kotlin, Go, Rust, C, C++, C#, PHP, Ruby, Swift, Scala, R,
  Bash, PowerShell, SQL, HTML, CSS,
  React, Next.js, Vue.js, Angular, Svelte, Redux, jQuery, Tailwind CSS, Bootstrap, Webpack, Vite,
  Node.js, Express, NestJS, Django, Flask, FastAPI, Ruby on Rails, Laravel, WordPress, Spring,
  Spring Boot, .NET, GraphQL, REST API, gRPC, Microservices,
  iOS, Android, React Native, Flutter, SwiftUI,
  PostgreSQL, MySQL, SQL Server, Oracle, MongoDB, Redis, Elasticsearch, DynamoDB,
  Firebase, Snowflake, BigQuery,
  AWS, Azure, Google Cloud, Docker, Kubernetes, Terraform, Ansible, Linux, CI/CD, Jenkins,
  GitHub Actions, Git, GitHub, GitLab, Kafka, Prometheus, Grafana, Datadog, DevOps,
  Spark, Hadoop, Airflow, dbt, Databricks, ETL, Tableau, Power BI, Looker, Excel, Data Analysis,
  Data Science,
  Machine Learning, Deep Learning, PyTorch, TensorFlow, scikit-learn, LLM, NLP, Computer Vision, MLOps,
  RAG,
  Cybersecurity, Penetration Testing,
  Unity, Unreal Engine, Embedded Systems, Blockchain,
  Selenium, Cypress, Playwright, Jest, Test Automation, Quality Assurance,
  Figma, Photoshop, Illustrator, UX Design, UI Design, User Research,
  Product Management, Project Management, Agile, Scrum, Jira, Confluence, Salesforce, SEO`
  .split(',')
  .map((name) => name.trim())
