import { screenSizes } from './screen-sizes.ts'
import { buildWeb } from './web-build.ts'

await buildWeb()
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8)
console.log('JavaScript comprimido (kB)\n primera   propio  pantalla')
for (const { screen, first, own } of screenSizes()) {
  console.log(`${kilobytes(first)} ${kilobytes(own)}  ${screen}`)
}
