import { globSync, readFileSync } from 'node:fs'

/** The text of every document that a screen of ours sends. */
export const ownDocuments = (): string[] =>
  globSync('{generated/{catalogues,operations/*}.ts,{modules,platform,apps}/**/web/**/*.{ts,tsx}}')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/graphql\(\s*`([^`]+)`/g)])
    .flatMap(([, source]) => source ?? [])
