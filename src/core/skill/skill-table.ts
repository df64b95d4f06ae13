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
    Mathematica = wolfram mathematica, wolfram language`,
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
    ProseMirror`,
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
    Multithreading = multi threading, concurrency, concurrent programming`,
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
    ARCore`,
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
    Flyway`,
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
    Cloud Computing = cloud infrastructure, cloud native, cloud architecture`,
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
    RDMA`,
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
    tidyverse = dplyr`,
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
    Cursor = cursor ide, cursor ai`,
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
    OSCP`,
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
    GStreamer`,
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
    Chaos Engineering`,
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
    FIX Protocol`,
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
    Branding = brand design, brand identity, visual identity`,
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
    SharePoint = microsoft sharepoint`,
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
    Risk Management = ict risk management`,
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
