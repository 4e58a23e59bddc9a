import { benches } from './registry.ts'
import { met, print } from './report.ts'

/**
 * `npm run bench` runs every bench; `npm run bench -- engines pesos` only those. Ends with how many
 * goals were met; ratios mean something on any machine, absolute numbers only on this one.
 */
const asked = process.argv.slice(2).filter((name) => name !== '--')
const unknown = asked.filter((name) => !benches.some((bench) => bench.name === name))
if (unknown.length > 0) {
  console.error(
    `No bench ${unknown.join(', ')}. There are: ${benches.map((b) => b.name).join(', ')}`,
  )
  process.exit(2)
}

let missed = 0
let goals = 0
for (const { name, run } of benches) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const report = await run()
  console.log(print(report))
  goals += report.goals.length
  missed += report.goals.filter((goal) => !met(goal)).length
}
console.log(`\n${goals - missed} of ${goals} goals met`)
