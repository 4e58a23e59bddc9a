import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** A door that a module opens to those that stand on it, as its source says. */
export type HookOfSource = {
  /** The constant, or the function that fills it. */
  readonly name: string
  readonly title: string
  readonly file: string
  readonly kind: 'hook' | 'provided'
}

/** A module that listens to a hook, or provides what is asked. */
export type Listener = { readonly hook: string; readonly module: string; readonly file: string }

const DECLARED =
  /(?:const (\w+)|provide: (\w+)[^=]*?) =\s+(hook|provided|joined)<.{1,120}?>\(\s*'(.+?)'/gs
/** A constant that only fills what it stands beside. */
const FILLED_BY = /^export const (\w+) = (\w+)\.by$/m
const LISTENED = /\b(\w+)(?:\.(?:on|by))?\(\s*'([a-z][a-z-]*)',/g

const sources = () =>
  globSync(['{modules,platform,apps}/**/*.ts', '{modules,platform,apps}/**/*.tsx'], { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/\.test\.tsx?$/.test(file) && file !== 'platform/model/hook.ts')
    .toSorted()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

/** Every hook of the product, and who listens to it. Read from the source. */
export function hooksOfSource(): {
  hooks: readonly HookOfSource[]
  listeners: readonly Listener[]
} {
  const files = sources()
  const hooks = files
    .filter(({ file }) => file !== 'platform/web/screen/joined-place.tsx')
    .flatMap(({ file, text }) =>
      [...text.matchAll(DECLARED)].map(([, own, filled, kind, title = '']) => {
        const [, filler, filledName] = FILLED_BY.exec(text) ?? []
        const name = filled ?? (filledName === own ? filler : own) ?? ''
        return { name, title, file, kind: kind === 'hook' ? 'hook' : 'provided' } as const
      }),
    )
  const names = new Set(hooks.map(({ name }) => name))
  const listeners = files.flatMap(({ file, text }) =>
    [...text.matchAll(LISTENED)]
      .map(([, hook = '', module = '']) => ({ hook, module, file }))
      .filter(({ hook }) => names.has(hook)),
  )
  return { hooks, listeners }
}

/** `modules/time/vacations/server/x.ts` is `vacations`; of the platform, `platform`. */
export const homeOfHook = (file: string): string =>
  /^modules\/[^/]+\/([^/]+)\//.exec(file)?.[1] ?? 'platform'

/** The page of all hooks, which `npm run generate` writes. */
export function hooksPage(): string {
  const { hooks, listeners } = hooksOfSource()
  const rows = hooks.map(({ name, title, file, kind }) => {
    const own = listeners.filter(({ hook }) => hook === name).map(({ module }) => module)
    const who = [...new Set(own)].map((module) => `\`${module}\``).join(', ')
    const takes = kind === 'hook' ? 'any number' : 'one'
    return `| ${title} | \`${homeOfHook(file)}\` | \`${name}\` | ${takes} | ${who} |`
  })
  return `# Hooks

A module calls those that stand on it without knowing them: it opens a hook, and they register in it
(\`hook\` and \`provided\` of \`platform/model/hook.ts\`; on the web \`joined\`, filled in
\`apps/web/slots.ts\`). Each listener has an edge to the module that it listens to: the call goes up
where the import goes down. Written by \`npm run generate\`.

| when, or what | opened by | its name | takes | who listens |
|---|---|---|---|---|
${rows.join('\n')}
`
}
