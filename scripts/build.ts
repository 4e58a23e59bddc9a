import { screenSizes } from './screen-sizes.ts'
import { buildServerIfStale } from './server-build.ts'
import { buildWeb } from './web-build.ts'

await buildWeb()
await buildServerIfStale()
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8)
console.log('JavaScript comprimido (kB)\n primera   propio archivos  pantalla')
for (const { screen, first, own, files } of screenSizes()) {
  console.log(`${kilobytes(first)} ${kilobytes(own)} ${String(files).padStart(8)}  ${screen}`)
}
