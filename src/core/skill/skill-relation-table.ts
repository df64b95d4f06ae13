/** Which skills imply others, and which are related. Canonical names; data only. */

/** The first skill implies those after it: nobody uses Django without Python. */
export const IMPLIED = `
  TypeScript > JavaScript
  Node.js > JavaScript
  React > JavaScript, Frontend Development, Web Development
  React Native > React, JavaScript, Mobile Development
  Next.js > React, JavaScript
  Remix > React, JavaScript
  Gatsby > React, JavaScript
  Redux > React, JavaScript
  Vue.js > JavaScript, Frontend Development, Web Development
  Nuxt > Vue.js, JavaScript
  Angular > TypeScript, JavaScript, Frontend Development, Web Development
  AngularJS > JavaScript
  NgRx > Angular, TypeScript
  RxJS > JavaScript
  Svelte > JavaScript, Frontend Development, Web Development
  SvelteKit > Svelte, JavaScript
  jQuery > JavaScript
  Express > Node.js, JavaScript, Backend Development
  NestJS > Node.js, TypeScript, Backend Development
  Fastify > Node.js
  Electron > JavaScript
  Expo > React Native
  Sass > CSS
  Less > CSS
  Tailwind CSS > CSS
  Bootstrap > CSS
  Styled Components > CSS, React
  Jest > JavaScript
  Django > Python, Backend Development, Web Development
  Django REST Framework > Django, Python, REST API
  Flask > Python
  FastAPI > Python, REST API, Backend Development
  SQLAlchemy > Python, SQL
  Celery > Python, Backend Development
  pandas > Python
  NumPy > Python
  SciPy > Python
  Polars > Python
  Matplotlib > Python
  PyTorch > Python, Deep Learning, Machine Learning
  TensorFlow > Python, Deep Learning, Machine Learning
  Keras > Deep Learning, Machine Learning
  JAX > Python, Machine Learning
  scikit-learn > Python, Machine Learning, Data Science
  XGBoost > Machine Learning
  LightGBM > Machine Learning
  pytest > Python
  Ruby on Rails > Ruby, Backend Development, Web Development
  Sidekiq > Ruby
  RSpec > Ruby
  Laravel > PHP, Backend Development, Web Development
  Symfony > PHP
  WordPress > PHP
  Spring > Java
  Spring Boot > Spring, Java, Backend Development
  Hibernate > Java
  JUnit > Java
  Quarkus > Java
  Micronaut > Java
  Ktor > Kotlin
  Jetpack Compose > Android, Kotlin
  Kotlin Multiplatform > Kotlin
  SwiftUI > iOS, Swift
  UIKit > iOS, Swift
  Core Data > iOS
  ASP.NET > .NET, C#, Backend Development, Web Development
  Entity Framework > .NET, C#
  Blazor > .NET, C#
  WPF > .NET, C#
  Xamarin > .NET, C#
  Unity > C#, Game Development, Game Engines
  Unreal Engine > C++, Game Development, Game Engines
  Phoenix > Elixir
  Gin > Go
  Axum > Rust
  Actix > Rust
  Tokio > Rust
  Flutter > Dart, Mobile Development
  PostgreSQL > SQL, RDBMS
  MySQL > SQL, RDBMS
  MariaDB > SQL, RDBMS
  SQLite > SQL
  SQL Server > SQL, RDBMS
  T-SQL > SQL
  PL/SQL > SQL, Oracle
  Oracle > SQL, RDBMS
  BigQuery > SQL, Google Cloud
  Snowflake > SQL, Data Warehousing
  Amazon Redshift > SQL, AWS, Data Warehousing
  ClickHouse > SQL
  Trino > SQL
  Presto > SQL
  Hive > SQL
  MongoDB > NoSQL
  DynamoDB > NoSQL, AWS
  Cassandra > NoSQL
  PostGIS > PostgreSQL, GIS, Geospatial Analysis
  pgvector > PostgreSQL, Vector Databases
  Pinecone > Vector Databases
  Weaviate > Vector Databases
  Milvus > Vector Databases
  Qdrant > Vector Databases
  AWS Lambda > AWS, Serverless
  Amazon S3 > AWS
  Amazon EC2 > AWS
  Amazon ECS > AWS, Containers
  Amazon EKS > AWS, Kubernetes
  Amazon RDS > AWS
  Amazon Aurora > AWS
  Amazon SQS > AWS, Message Queues
  Amazon SNS > AWS
  Amazon Kinesis > AWS
  Amazon Athena > AWS, SQL
  Amazon EMR > AWS
  Amazon SageMaker > AWS, Machine Learning
  Amazon Bedrock > AWS, LLM
  AWS Glue > AWS, ETL
  AWS Step Functions > AWS
  AWS CDK > AWS, Infrastructure as Code
  CloudFormation > AWS, Infrastructure as Code
  CloudWatch > AWS
  AWS IAM > AWS
  Azure DevOps > CI/CD
  Azure Functions > Azure, Serverless
  Azure Data Factory > Azure, ETL
  AKS > Azure, Kubernetes
  GKE > Google Cloud, Kubernetes
  Cloud Run > Google Cloud
  Pub/Sub > Google Cloud
  Vertex AI > Google Cloud, Machine Learning
  AWS > Cloud Computing
  Azure > Cloud Computing
  Google Cloud > Cloud Computing
  Docker > Containers
  Docker Compose > Docker, Containers
  Kubernetes > Containers, Docker
  OpenShift > Kubernetes, Containers
  Helm > Kubernetes
  Kustomize > Kubernetes
  Istio > Kubernetes, Service Mesh
  Argo CD > Kubernetes, GitOps, CI/CD
  Flux > GitOps
  Terraform > Infrastructure as Code
  OpenTofu > Infrastructure as Code, Terraform
  Pulumi > Infrastructure as Code
  Ansible > Infrastructure as Code
  Jenkins > CI/CD
  GitHub Actions > CI/CD, Git, GitHub
  GitLab CI > CI/CD, Git, GitLab
  CircleCI > CI/CD
  Travis CI > CI/CD
  TeamCity > CI/CD
  Buildkite > CI/CD
  GitHub > Git
  GitLab > Git
  Bitbucket > Git
  Ubuntu > Linux
  Debian > Linux
  Red Hat > Linux
  CentOS > Linux
  Embedded Linux > Linux, Embedded Systems
  Linux Kernel > Linux, C
  Prometheus > Observability, Monitoring
  Grafana > Observability, Monitoring
  Datadog > Observability, Monitoring
  New Relic > Observability
  OpenTelemetry > Observability
  Splunk > Observability
  Spark > Big Data, Data Engineering
  Hadoop > Big Data
  Databricks > Spark
  Flink > Stream Processing
  Kafka > Message Queues, Event-Driven Architecture
  RabbitMQ > Message Queues
  Airflow > ETL, Data Pipelines, Data Engineering, Python
  Dagster > ETL, Data Pipelines, Python
  Prefect > ETL, Data Pipelines, Python
  dbt > SQL, ETL, Data Engineering
  ETL > Data Pipelines
  Tableau > Data Visualization, Business Intelligence
  Power BI > Data Visualization, Business Intelligence
  Looker > Data Visualization, Business Intelligence, SQL
  D3.js > JavaScript, Data Visualization
  Deep Learning > Machine Learning
  Computer Vision > Machine Learning
  NLP > Machine Learning
  Reinforcement Learning > Machine Learning
  Recommender Systems > Machine Learning
  Feature Engineering > Machine Learning
  MLOps > Machine Learning
  MLflow > MLOps, Machine Learning
  Kubeflow > MLOps, Kubernetes
  Machine Learning > Artificial Intelligence
  Generative AI > Artificial Intelligence
  LLM > Generative AI, Artificial Intelligence
  RAG > LLM, Generative AI
  Fine-Tuning > LLM, Machine Learning
  Prompt Engineering > LLM
  AI Agents > LLM, Generative AI
  LangChain > LLM, Python
  LangGraph > LLM, AI Agents
  LlamaIndex > LLM, RAG
  OpenAI API > LLM
  Claude > LLM
  GPT > LLM
  vLLM > LLM, Inference Optimization
  Hugging Face > LLM, Machine Learning, Transformers
  MCP > LLM, AI Agents
  OpenCV > Computer Vision, Image Processing
  YOLO > Computer Vision
  spaCy > NLP, Python
  ROS > Robotics
  SLAM > Robotics, Localization and Mapping
  A/B Testing > Experimentation
  CUDA > C++, GPU Programming
  RTOS > Embedded Systems, Firmware, Microcontrollers
  Firmware > Embedded Systems
  Zephyr > RTOS, Embedded Systems, Firmware
  FPGA > Verilog
  SystemVerilog > Verilog
  Selenium > Test Automation
  Cypress > Test Automation, End-to-End Testing
  Playwright > Test Automation, End-to-End Testing
  Appium > Test Automation
  JMeter > Performance Testing
  k6 > Performance Testing
  Test Automation > Quality Assurance
  Manual Testing > Quality Assurance
  Solidity > Smart Contracts, Ethereum, Blockchain
  Hardhat > Smart Contracts, Solidity
  Ethereum > Blockchain
  Solana > Blockchain
  Smart Contracts > Blockchain
  Web3 > Blockchain
  SIEM > Cybersecurity, Security Operations
  Penetration Testing > Cybersecurity
  Incident Response > Cybersecurity
  Application Security > Cybersecurity, Security Engineering
  Cloud Security > Cybersecurity, Security Engineering
  OSCP > Penetration Testing, Cybersecurity
  CISSP > Cybersecurity
  Burp Suite > Penetration Testing, Application Security
  Figma > UI Design, Prototyping
  Wireframing > UX Design
  Usability Testing > User Research, UX Design
  UX Design > Product Design
  Scrum > Agile
  Kanban > Agile
  SAFe > Agile
  OAuth > HTTP
  REST API > API Design, HTTP
  GraphQL > API Design
  gRPC > Protocol Buffers, API Design
  Microservices > Distributed Systems, Backend Development
  CockroachDB > Distributed Systems
  Cassandra > Distributed Systems
  ScyllaDB > Distributed Systems
  etcd > Distributed Systems
  Active Directory > Windows Server, Windows Administration
  Cisco > Networking
  BGP > Networking, Routing Protocols
  TCP/IP > Networking
  DNS > Networking
  Site Reliability Engineering > DevOps
  Coq > Formal Methods
  Isabelle > Formal Methods
  Agda > Formal Methods, Functional Programming
  Lean 4 > Formal Methods, Functional Programming
  TLA+ > Formal Methods
  SMT Solving > Formal Methods
  Abstract Interpretation > Static Analysis
  Haskell > Functional Programming
  OCaml > Functional Programming
  io_uring > Linux, Systems Programming
  eBPF > Linux, Systems Programming
  Linux Kernel > Linux, Operating Systems, Systems Programming
  RocksDB > Storage Systems
  LLVM > Compilers
  Threat Modeling > Cybersecurity
  Semgrep > SAST, Application Security
  CodeQL > SAST, Application Security
  OWASP > Application Security
  Frida > Reverse Engineering
  SAST > Application Security
  DevSecOps > Cybersecurity
  Malware Analysis > Reverse Engineering, Cybersecurity
  Zendesk > Customer Support
  Intercom > Customer Support
  SIP > VoIP, Networking
  Wireshark > Networking
  SLOs > Site Reliability Engineering
  Bayesian Statistics > Statistics
  Survival Analysis > Statistics
  Causal Inference > Statistics
  R > Statistics
  Time Series > Statistics
  scikit-learn > Predictive Modeling
  pandas > Data Analysis
  Deep Learning > Model Training
  PyTorch > Model Training
  TensorFlow > Model Training
  Fine-Tuning > Model Training
  XGBoost > Predictive Modeling
  Engineering Management > People Management
  FHIR > Healthcare
  EHR > Healthcare
  DICOM > Healthcare
  Clinical Trials > Healthcare
  Genomics > Biotech, Molecular Biology
  Drug Discovery > Biotech
  Protein Design > Biotech
  Computational Biology > Biotech, Bioinformatics
  Bioinformatics > Computational Biology
  Bioprocessing > Biotech
  Payments > Fintech
  Card Payments > Payments, Fintech
  ACH > Payments, Fintech
  Ledgers > Fintech
  Lending > Fintech
  KYC > Fintech, Compliance
  Open Banking > Fintech, Banking
  Banking > Fintech, Financial Services
  Fintech > Financial Services
  Insurance Industry > Financial Services
  Trading Systems > Capital Markets, Financial Services
  Capital Markets > Financial Services
  Quantitative Finance > Capital Markets, Financial Services
  Asset Management > Financial Services
  Stablecoins > Cryptocurrency, Blockchain
  Digital Wallets > Cryptocurrency, Blockchain
  iOS > Mobile Development
  Android > Mobile Development
  Hotwire > Ruby on Rails, JavaScript
  StimulusJS > JavaScript
  Livewire > Laravel, PHP
  React Three Fiber > React, Three.js
  React Hook Form > React
  GORM > Go
  sqlc > Go, SQL
  Tonic > Rust, gRPC
  Bevy > Rust
  Leptos > Rust
  Ecto > Elixir
  Oban > Elixir
  http4s > Scala
  Cats Effect > Scala
  SignalR > .NET
  MassTransit > .NET
  Orleans > .NET
  Netty > Java
  JavaFX > Java
  Struts > Java
  Litestar > Python
  aiohttp > Python
  Alembic > Python, SQLAlchemy
  PyMC > Bayesian Statistics, Python
  Airbyte > ETL
  SQLMesh > SQL
  TensorRT > Inference Optimization
  SGLang > Inference Optimization
  LoRA > Fine-Tuning
  Langfuse > LLM
  Pydantic AI > AI Agents, LLM
  AutoGen > AI Agents, LLM
  Post-Training > Fine-Tuning, Model Training
  Pre-Training > Model Training
  ML Research > Machine Learning
  Applied Machine Learning > Machine Learning
  ML Infrastructure > MLOps
  Multimodal Models > Deep Learning
  Object Detection > Computer Vision
  Image Segmentation > Computer Vision
  3D Reconstruction > Computer Vision
  OCR > Computer Vision
  Motion Planning > Robotics
  MuJoCo > Robotics
  Detection Engineering > Security Engineering, Security Operations
  Fuzzing > Vulnerability Research
  STM32 > Microcontrollers, Firmware
  Nordic nRF > Microcontrollers, Firmware
  ESP32 > Microcontrollers
  PCB Design > Circuit Design, Electrical Engineering
  Altium > PCB Design, Circuit Design
  KiCad > PCB Design, Circuit Design
  Analog Design > Circuit Design, Electrical Engineering
  SolidWorks > CAD, Mechanical Engineering
  Fusion 360 > CAD
  Onshape > CAD
  Creo > CAD
  CATIA > CAD
  Design Verification > Chip Design
  Physical Design > Chip Design
  EDA Tools > Chip Design
  PLC > Industrial Automation
  SCADA > Industrial Automation
  AUTOSAR > Automotive, Embedded Systems
  ISO 26262 > Automotive
  FFmpeg > Media Processing
  Video Encoding > Media Processing
  GDAL > Geospatial Analysis, GIS
  GIS > Geospatial Analysis
  Mapbox > Geospatial Analysis
  Remote Sensing > Geospatial Analysis
  Vulkan > Rendering, Computer Graphics
  Kubernetes Operators > Kubernetes
  Karpenter > Kubernetes
  k3s > Kubernetes
  Knative > Kubernetes
  OSPF > Routing Protocols, Networking
  Enterprise Sales > Business Development
  Lightning Web Components > Salesforce
  Salesforce Administration > Salesforce
  Salesforce CPQ > Salesforce
  SAP Fiori > SAP
  Docs as Code > Technical Writing
  API Documentation > Technical Writing
  DITA > Technical Writing
  Developer Marketing > Developer Relations
  Qualitative Research > User Research
  Service Design > UX Design
  System Monitoring > Monitoring
  Observability > Monitoring
`

/** A value in eighths, then skills that are all this closely related to each other. */
export const NEAR_SKILLS = `
  5 PostgreSQL, MySQL, MariaDB, SQL Server, Oracle, CockroachDB, Amazon Aurora, IBM Db2
  4 MongoDB, DynamoDB, Couchbase, CouchDB, Firestore, Cosmos DB
  5 Cassandra, ScyllaDB, HBase, Bigtable
  4 BigQuery, Snowflake, Amazon Redshift, ClickHouse, Databricks, Trino, Presto, Druid
  5 Redis, Memcached, Valkey
  6 Elasticsearch, OpenSearch
  4 Elasticsearch, OpenSearch, Solr, Lucene, Algolia
  4 AWS, Azure, Google Cloud, Oracle Cloud
  5 Docker, Podman, containerd
  4 Kubernetes, HashiCorp Nomad, Amazon ECS, OpenShift
  5 Terraform, Pulumi, CloudFormation, AWS CDK, Bicep
  5 Ansible, Puppet, Chef, Salt
  6 Jenkins, GitHub Actions, GitLab CI, CircleCI, Travis CI, TeamCity, Buildkite, Azure DevOps
  6 Argo CD, Flux
  5 Prometheus, Datadog, New Relic, Grafana, Dynatrace, OpenTelemetry, CloudWatch, Splunk
  5 React, Vue.js, Svelte, Solid.js, Preact
  5 Angular, AngularJS
  5 Akka, Scala
  5 Qt, C++
  4 React, Angular, Vue.js, Svelte, Ember.js
  5 Next.js, Nuxt, Remix, SvelteKit, Gatsby
  5 Redux, MobX, Zustand, Vuex, Pinia, NgRx
  6 Webpack, Vite, Rollup, esbuild, Parcel
  5 Tailwind CSS, Bootstrap, Material UI, Chakra UI
  6 Jest, Mocha, Jasmine, Vitest
  6 Cypress, Playwright, Selenium, Puppeteer, WebdriverIO
  6 Django, Flask, FastAPI
  6 Express, NestJS, Fastify, Koa, Hono
  5 Laravel, Symfony, CodeIgniter, Yii, CakePHP
  5 Spring Boot, Quarkus, Micronaut, Vert.x
  4 Ruby on Rails, Django, Laravel
  3 Spring Boot, ASP.NET
  5 Java, Kotlin
  4 Java, C#, Scala
  4 C, C++
  4 C++, Rust
  3 Go, Rust, Java, C++
  3 Python, Ruby
  3 Elixir, Erlang
  4 Haskell, OCaml, Scala, F#, Elm
  4 Elixir, Ruby
  5 Bash, PowerShell
  5 Objective-C, Swift
  4 React Native, Flutter, Ionic, Xamarin
  5 iOS, SwiftUI, UIKit
  3 iOS, Android
  5 REST API, GraphQL, gRPC, OpenAPI
  5 Kafka, Pulsar, Amazon Kinesis, Pub/Sub
  5 RabbitMQ, ActiveMQ, IBM MQ, NATS, Amazon SQS, Kafka
  5 Spark, Flink, Beam, Hadoop
  5 Spark, Dask, Ray
  6 Airflow, Dagster, Prefect, Luigi
  5 Fivetran, Airbyte, Stitch, Matillion
  5 Tableau, Power BI, Looker, Metabase, Superset, Qlik, Looker Studio, Domo
  5 Amplitude, Mixpanel, PostHog, Heap, Google Analytics
  6 PyTorch, TensorFlow, JAX, Keras
  6 XGBoost, LightGBM, CatBoost
  5 scikit-learn, XGBoost
  6 pandas, Polars
  5 scikit-learn, pandas, NumPy
  5 PyTorch, NumPy
  5 Feature Engineering, scikit-learn, Predictive Modeling
  4 Hugging Face, PyTorch
  5 Systems Programming, Rust
  5 Systems Programming, C
  5 Systems Programming, C++
  5 DevSecOps, Application Security, Cloud Security
  4 DevSecOps, DevOps
  5 R, SAS, Stata, SPSS
  4 R, pandas
  4 MATLAB, NumPy, Simulink
  5 LangChain, LlamaIndex, LangGraph, CrewAI, DSPy
  5 Pinecone, Weaviate, Milvus, Qdrant, pgvector
  5 Claude, GPT, OpenAI API, Gemini, Llama
  5 Cursor, GitHub Copilot, Claude
  4 NLP, LLM
  6 LLM, AI Agents, Generative AI, RAG
  4 Statistics, Data Analysis, Data Science, Causal Inference, Experimentation
  4 Machine Learning, Data Science, Statistics
  6 Unity, Unreal Engine, Godot
  5 OpenGL, Vulkan, DirectX, Metal, WebGL, WebGPU
  5 Verilog, VHDL
  5 Altium, KiCad
  5 SolidWorks, CATIA, AutoCAD
  5 Figma, Sketch, Adobe XD
  4 UX Design, UI Design, Product Design, Interaction Design, Visual Design
  4 Photoshop, Illustrator, InDesign, Graphic Design
  5 Jira, Linear, Asana, Trello
  4 Confluence, Notion
  5 Salesforce, HubSpot, CRM
  5 Zendesk, Intercom, Freshdesk
  5 Google Ads, Facebook Ads, PPC, SEM
  4 SEO, SEM, Content Marketing, Growth Marketing
  4 Splunk, Microsoft Sentinel, SIEM
  5 CrowdStrike, EDR
  4 Nessus, Vulnerability Management
  4 SOC 2, ISO 27001, NIST, GRC, FedRAMP
  4 Okta, Auth0, Microsoft Entra, Keycloak
  5 Ubuntu, Debian, Red Hat, CentOS
  4 Unix, Linux
  4 Nginx, HAProxy, Apache HTTP Server, Traefik
  5 Ethereum, Solana, Polkadot
  4 Solidity, Vyper, Cairo, Move
  4 Scrum, Kanban, Agile
  4 Project Management, Program Management
  4 Product Management, Product Strategy, Roadmapping
  4 SAP, Oracle, NetSuite, Dynamics 365, ERP
  5 Git, Subversion, Mercurial, Perforce
  5 Maven, Gradle
  5 CMake, Make, Bazel
  4 Data Pipelines, Data Engineering, ETL
  4 Data Warehousing, Data Lake
  5 Kafka, Event-Driven Architecture
  5 Kafka, Distributed Systems
  4 Kubernetes, Distributed Systems
  4 gRPC, Distributed Systems
  4 Spark, Distributed Systems
  4 Microservices, Distributed Systems, Event-Driven Architecture
  4 Security Engineering, Cybersecurity, Product Security, Application Security
  4 FPGA, Chip Design, Verilog, SystemVerilog, VHDL
  4 Drug Discovery, Computational Chemistry, Cheminformatics
  4 Genomics, Bioinformatics, Computational Biology
  4 Healthcare, Medical Devices, Biotech, Pharma
  4 Trading Systems, Quantitative Finance, Capital Markets
  4 Drones, Guidance and Control, Aerospace, Satellite Systems
  4 Video Streaming, Video Encoding, WebRTC
  4 Inference Optimization, GPU Programming, ML Infrastructure, Model Deployment
  4 Consensus Algorithms, Distributed Systems
  4 Database Internals, Storage Systems
  4 Search Engines, Elasticsearch, OpenSearch, Information Retrieval
  4 Enterprise Sales, Account Management, Business Development, Inside Sales
  4 Product Marketing, Demand Generation, Content Marketing
  4 System Administration, IT Operations, Windows Administration
  4 Engineering Leadership, People Management, Engineering Management
  4 Manufacturing, Industrial Automation, MES
  4 Perception, Computer Vision, Sensor Fusion, LiDAR
  4 E-Commerce, Retail Industry, Marketplaces
  4 Logistics, Supply Chain
  5 Fusion 360, SolidWorks, Onshape, Creo, Siemens NX
  5 Camunda, Workflow Engines, Temporal
  5 Redpanda, Kafka
  5 Langfuse, Model Evaluation
  4 AI Coding Agents, Cursor, Claude, GitHub Copilot`
