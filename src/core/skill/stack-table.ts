/**
 * Main stacks: the languages, frameworks and platforms that a job is built on and that decide who can start in it, in
 * contrast to tools that can be learned on the job. Canonical skill names; data only.
 */

/**
 * The frontend, what is behind it, or both. A job that is built on one of each asks for both. Low-level, mobile and
 * game programming count as behind.
 */
export type StackSide = 'front' | 'back' | 'both'

/** Name: side, families of roles whose jobs are built on it: the skills that belong to it. */
export const STACKS = `
  JavaScript: both, frontend backend full-stack software mobile: JavaScript
  TypeScript: both, frontend backend full-stack software mobile: TypeScript
  React: front, frontend full-stack software: React, Next.js, Remix, Gatsby, Redux, Preact
  Angular: front, frontend full-stack software: Angular, AngularJS, NgRx
  Vue.js: front, frontend full-stack software: Vue.js, Nuxt, Vuex, Pinia
  Svelte: front, frontend full-stack software: Svelte, SvelteKit
  Ember.js: front, frontend full-stack software: Ember.js
  Elm: front, frontend full-stack software: Elm
  Node.js: back, backend full-stack software: Node.js, Express, NestJS, Fastify, Koa, Hono, Deno, Bun
  Python: back, backend full-stack software data-engineering ml: Python, Django, Django REST Framework, Flask, FastAPI
  Ruby: back, backend full-stack software: Ruby, Ruby on Rails, Sidekiq, Sinatra
  PHP: back, backend full-stack software: PHP, Laravel, Symfony, CodeIgniter, Yii, CakePHP
  WordPress: back, backend full-stack software: WordPress, WooCommerce
  Drupal: back, backend full-stack software: Drupal
  Magento: back, backend full-stack software: Magento
  Java: back, backend full-stack software data-engineering: Java, Spring, Spring Boot, Quarkus, Micronaut, Hibernate
  Kotlin: back, backend full-stack software mobile: Kotlin, Ktor, Kotlin Multiplatform
  Scala: back, backend full-stack software data-engineering: Scala, Akka, Play Framework, ZIO
  Clojure: back, backend full-stack software: Clojure, ClojureScript
  .NET: back, backend full-stack software: .NET, C#, ASP.NET, Entity Framework, Blazor, WPF, WinForms, Visual Basic
  F#: back, backend full-stack software: F#
  Go: back, backend full-stack software data-engineering: Go, Gin
  Rust: back, backend full-stack software data-engineering embedded: Rust, Axum, Actix, Tokio
  C++: back, backend full-stack software embedded ml: C++, Qt
  C: back, software embedded: C
  Zig: back, software embedded: Zig
  Elixir: back, backend full-stack software: Elixir, Phoenix
  Erlang: back, backend full-stack software: Erlang
  Haskell: back, backend full-stack software: Haskell
  OCaml: back, backend full-stack software: OCaml
  Perl: back, backend full-stack software: Perl
  COBOL: back, backend full-stack software: COBOL
  Delphi: back, backend full-stack software: Delphi
  iOS: back, mobile software: iOS, Swift, SwiftUI, UIKit, Objective-C
  Android: back, mobile software: Android, Jetpack Compose
  React Native: back, mobile software: React Native, Expo
  Flutter: back, mobile software: Flutter, Dart
  Xamarin: back, mobile software: Xamarin, .NET MAUI
  Unity: back, software: Unity
  Unreal Engine: back, software: Unreal Engine
  Solidity: back, software: Solidity, Vyper`

/**
 * How far somebody who has mainly worked with the first stack can do the work of the others, in eighths: 8 is the same
 * work, 6 takes weeks to learn, 4 months. What isn't listed is another stack. Each line has its reason. Our judgment.
 */
export const NEAR_STACKS = `
  8 TypeScript > JavaScript: every program in TypeScript is one in JavaScript
  6 JavaScript > TypeScript: types are new
  8 React > TypeScript, JavaScript: its language
  8 Angular > TypeScript, JavaScript: its language
  8 Vue.js > TypeScript, JavaScript: its language
  8 Svelte > TypeScript, JavaScript: its language
  8 Ember.js > TypeScript, JavaScript: its language
  8 Node.js > TypeScript, JavaScript: its language
  8 React Native > TypeScript, JavaScript: its language
  6 TypeScript > React, Vue.js, Svelte, Node.js: the language is known, and the framework often left out
  5 JavaScript > React, Vue.js, Svelte, Node.js, Angular: the same with another language beside it
  5 TypeScript > Angular: the framework brings its own ways
  4 React > Vue.js, Svelte: components in the same language
  4 Vue.js > React, Svelte: components in the same language
  4 Svelte > React, Vue.js: components in the same language
  3 React > Angular: the same language, another way to build
  3 Angular > React, Vue.js: the same language, another way to build
  3 Vue.js > Angular: the same language, another way to build
  5 React > React Native: the same library on another platform
  6 React Native > React: the same library on another platform
  6 Java > Kotlin: the same platform and libraries
  6 Kotlin > Java: the same platform and libraries
  4 Java > Scala, Clojure: the same platform
  5 Scala > Java, Kotlin: the same platform
  4 Clojure > Java: the same platform
  6 Kotlin > Android: the language of the platform
  4 Java > Android: the platform's older language
  7 Android > Kotlin: its language
  5 Android > Java: its older language
  6 .NET > F#: the same platform
  7 F# > .NET: the same platform
  5 .NET > Xamarin, Unity: the same language
  6 Xamarin > .NET: the same language
  5 Unity > .NET: the same language
  4 Unity > Unreal Engine: another engine
  4 Unreal Engine > Unity: another engine
  7 Unreal Engine > C++: its language
  4 C++ > Unreal Engine: its language
  6 C++ > C: nearly all of C is also C++
  5 C > C++: classes and templates are new
  5 Rust > C++, C: the same machine, with pointers
  4 C++ > Rust: the same machine, with a stricter compiler
  4 C > Rust, Zig: the same machine
  5 Zig > C, C++: the same machine
  5 Rust > Go: compiled programs for servers, in a smaller language
  6 WordPress > PHP: its language
  6 Drupal > PHP: its language
  6 Magento > PHP: its language
  5 PHP > WordPress, Drupal, Magento: its language
  6 Erlang > Elixir: the same machine and libraries
  6 Elixir > Erlang: the same machine and libraries
  4 Elixir > Ruby: the syntax and the people come from there
  4 Ruby > Elixir: the syntax and the people come from there
  4 Haskell > OCaml, Scala, F#, Elm: typed functional languages
  4 OCaml > Haskell, Scala, F#: typed functional languages
  4 iOS > Flutter, React Native: the same devices
  4 Android > Flutter, React Native: the same devices
  4 Flutter > iOS, Android, React Native: the same devices
  4 React Native > iOS, Android, Flutter: the same devices
  4 Xamarin > iOS, Android, Flutter, React Native: the same devices
  3 iOS > Android: another platform
  3 Android > iOS: another platform`
