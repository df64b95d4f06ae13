/** The environment of programs that tests start: what the system needs, and nothing set for a developer's own server. */

export function systemEnv(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'USER', 'LANG', 'TMPDIR', 'CHROMIUM']
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  ) as NodeJS.ProcessEnv
}
