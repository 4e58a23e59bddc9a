/**
 * The cordillera at dusk, araucarias, and a minga: neighbours moving a house. Drawn by hand, in
 * the theme's colours.
 */
export const Landscape = () => (
  <svg
    className="landscape"
    viewBox="0 0 800 1000"
    preserveAspectRatio="xMidYMax slice"
    fill="none"
  >
    <rect width="800" height="1000" fill="var(--sky)" />
    <circle cx="560" cy="318" r="70" fill="var(--sun)" />
    <path d={FAR} fill="var(--far)" />
    <path d={SNOW} fill="var(--snow)" />
    <path d={MIDDLE} fill="var(--middle)" />
    <path d={NEAR} fill="var(--near)" />
    <Araucaria x={612} y={776} height={128} tone="var(--near-tree)" />
    <Araucaria x={668} y={782} height={168} tone="var(--near-tree)" />
    <Araucaria x={738} y={786} height={142} tone="var(--near-tree)" />
    <path d={HILL} fill="var(--hill)" />
    <Araucaria x={226} y={886} height={480} tone="var(--tree)" />
    <Araucaria x={112} y={884} height={300} tone="var(--tree)" />
    <path d={GROUND} fill="var(--ground)" />
    <Minga />
  </svg>
)

const FAR =
  'M0 560 62 508 108 530 190 424 232 466 268 438 352 330 398 392 430 366 486 448 538 ' +
  '408 604 486 668 430 724 500 800 452V1000H0Z'
const SNOW =
  'M352 330 398 392 384 400 368 388 356 408 342 390 326 404 305 391ZM190 424 218 452 ' +
  '204 462 192 450 178 466 162 460ZM538 408 566 441 552 448 538 438 524 448 508 ' +
  '431ZM668 430 696 466 682 470 668 458 652 468 637 457Z'
const MIDDLE =
  'M0 660C70 622 128 574 190 590C262 608 300 664 372 642C452 618 500 566 580 584C660 ' +
  '602 716 668 800 622V1000H0Z'
const NEAR = 'M0 760C96 716 190 708 288 742C396 780 470 772 566 740C652 712 730 722 800 748V1000H0Z'
const HILL = 'M0 846C122 800 258 806 372 846C500 890 622 868 800 812V1000H0Z'
const GROUND = 'M0 914C160 872 330 880 470 910C600 938 700 930 800 902V1000H0Z'

type TreeProps = { x: number; y: number; height: number; tone: string }

/** Bare trunk for more than half its height; above, an umbrella of branches that bend up. */
const Araucaria = ({ x, y, height, tone }: TreeProps) => (
  <g fill={tone}>
    <path d={trunk(x, y, height)} />
    {TIERS.map(([at, reach, rise]) => (
      <g key={at}>
        <path d={branch(x, y - height * at, -height * reach, height * rise, height * 0.036)} />
        <path d={branch(x, y - height * at, height * reach, height * rise, height * 0.036)} />
      </g>
    ))}
  </g>
)

/**
 * Height of each tier of branches, how far it reaches and how much its ends rise: shares of the
 * tree's height.
 */
const TIERS = [
  [0.58, 0.115, 0.03],
  [0.62, 0.175, 0.035],
  [0.665, 0.225, 0.04],
  [0.71, 0.255, 0.05],
  [0.755, 0.262, 0.06],
  [0.8, 0.245, 0.07],
  [0.845, 0.205, 0.08],
  [0.885, 0.15, 0.085],
  [0.92, 0.085, 0.08],
] as const

const trunk = (x: number, y: number, height: number) =>
  `M${x - height * 0.02} ${y}L${x - height * 0.009} ${y - height * 0.94}` +
  `H${x + height * 0.009}L${x + height * 0.02} ${y}Z`

/** A crescent: thin at the trunk, full in the middle, pointed where it bends up. */
const branch = (x: number, y: number, reach: number, rise: number, thick: number) =>
  `M${x} ${y}Q${x + reach * 0.72} ${y + thick} ${x + reach} ${y - rise}` +
  `Q${x + reach * 0.7} ${y - thick * 0.5} ${x} ${y - thick * 0.35}Z`

/** The custom the product is named after: a house, on logs, and whoever came to pull. */
const Minga = () => (
  <g>
    <g fill="var(--people)">
      <path d="M300 871h92l0 -44h-92z" fill="var(--wall)" />
      <path d="M290 830 346 792 402 830Z" fill="var(--roof)" />
      <path d="M336 871v-27h18v27zM310 838h15v14h-15zM366 838h15v14h-15z" />
      <path d="M282 871H408" stroke="var(--people)" strokeWidth="6" strokeLinecap="round" />
      <circle cx="306" cy="880" r="6" />
      <circle cx="346" cy="881" r="6" />
      <circle cx="386" cy="884" r="6" />
    </g>
    <path d="M408 868Q470 872 596 888" stroke="var(--roof)" strokeWidth="2.5" />
    {PULLING.map(([x, y, size]) => (
      <Neighbour key={x} x={x} y={y} size={size} />
    ))}
    <Neighbour x={270} y={877} size={1} pushing />
  </g>
)

const PULLING = [
  [446, 903, 1],
  [482, 910, 0.92],
  [518, 917, 1.04],
  [556, 922, 0.9],
  [592, 926, 1],
] as const

type NeighbourProps = { x: number; y: number; size: number; pushing?: boolean }

/** Somebody at work: leaning into it, one foot behind the other. */
const Neighbour = ({ x, y, size, pushing = false }: NeighbourProps) => (
  <g transform={`translate(${x} ${y}) scale(${size})`} stroke="var(--people)" strokeLinecap="round">
    <circle cx="9" cy="-43" r="5.6" fill="var(--people)" stroke="none" />
    <path d="M5 -33 0 -17" strokeWidth="9" />
    <path d="M1 -16 7 -8 4 0M-1 -16 -4 -8 -12 -1" strokeWidth="4" strokeLinejoin="round" />
    <path d={pushing ? 'M6 -32 15 -27' : 'M5 -31 -8 -29'} strokeWidth="3.4" />
  </g>
)
