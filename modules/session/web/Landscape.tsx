/** The cordillera at dusk, with araucarias: drawn by hand, in the colours of the theme. */
export const Landscape = () => (
  <svg
    className="landscape"
    viewBox="0 0 800 1000"
    preserveAspectRatio="xMidYMax slice"
    fill="none"
  >
    <rect width="800" height="1000" fill="var(--sky)" />
    <circle cx="548" cy="322" r="74" fill="var(--sun)" />
    <path d={FAR} fill="var(--far)" />
    <path d={SNOW} fill="var(--snow)" />
    <path d={MIDDLE} fill="var(--middle)" />
    <path d={NEAR} fill="var(--near)" />
    <Araucaria x={560} y={800} height={150} tone="var(--near-tree)" />
    <Araucaria x={640} y={812} height={190} tone="var(--near-tree)" />
    <path d={HILL} fill="var(--hill)" />
    <Araucaria x={236} y={880} height={470} tone="var(--tree)" />
    <Araucaria x={118} y={886} height={290} tone="var(--tree)" />
    <path d={GROUND} fill="var(--ground)" />
    <People />
  </svg>
)

const FAR =
  'M0 560 62 508 108 530 190 424 232 466 268 438 352 330 398 392 430 366 486 448 538 408 604 486 668 430 724 500 800 452V1000H0Z'
const SNOW =
  'M352 330 398 392 384 400 368 388 356 408 342 390 326 404 312 382ZM190 424 218 452 204 462 192 450 178 466 164 458ZM538 408 566 441 552 448 538 438 524 448 512 430ZM668 430 696 466 682 470 668 458 652 468 640 454Z'
const MIDDLE =
  'M0 660C70 622 128 574 190 590C262 608 300 664 372 642C452 618 500 566 580 584C660 602 716 668 800 622V1000H0Z'
const NEAR = 'M0 760C96 716 190 708 288 742C396 780 470 772 566 740C652 712 730 722 800 748V1000H0Z'
const HILL = 'M0 846C122 800 258 806 372 846C500 890 622 868 800 812V1000H0Z'
const GROUND = 'M0 914C160 872 330 880 470 910C600 938 700 930 800 902V1000H0Z'

type TreeProps = { x: number; y: number; height: number; tone: string }

/** Trunk bare for more than half its height; above it tiers of branches that bend up: the umbrella. */
function Araucaria({ x, y, height, tone }: TreeProps) {
  const tiers = [0.34, 0.42, 0.5, 0.58, 0.66, 0.74, 0.82, 0.9]
  return (
    <g stroke={tone} strokeLinecap="round">
      <path d={`M${x} ${y}L${x} ${y - height * 0.97}`} strokeWidth={height * 0.03} />
      {tiers.map((at, tier) => (
        <path
          key={at}
          d={branches(x, y - height * (0.36 + at * 0.62), height * SPREAD[tier]!, height * 0.075)}
          strokeWidth={height * 0.03}
        />
      ))}
    </g>
  )
}

/** Half the width of each tier, from the lowest up, as a share of the height. */
const SPREAD = [0.2, 0.235, 0.25, 0.245, 0.22, 0.18, 0.125, 0.06]

const branches = (x: number, y: number, reach: number, rise: number) =>
  `M${x - reach} ${y - rise}Q${x - reach * 0.62} ${y + rise * 0.55} ${x} ${y}` +
  `Q${x + reach * 0.62} ${y + rise * 0.55} ${x + reach} ${y - rise}` +
  `M${x - reach * 0.6} ${y - rise * 0.9}Q${x - reach * 0.36} ${y + rise * 0.2} ${x} ${y}` +
  `Q${x + reach * 0.36} ${y + rise * 0.2} ${x + reach * 0.6} ${y - rise * 0.9}`

/** Some neighbours, each with a load, on their way to the same place. */
const People = () => (
  <g fill="var(--people)">
    {[
      [452, 892, 1],
      [484, 896, 0.94],
      [517, 899, 1.04],
      [549, 903, 0.92],
      [583, 906, 1],
    ].map(([x = 0, y = 0, size = 1]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
        <circle cx="0" cy="-27" r="5.2" />
        <path d="M-6.5 4 -5.5 -17Q0 -23.5 5.5 -17L6.5 4H2L0 -7 -2 4Z" />
      </g>
    ))}
    <path d="M446 864 590 879" stroke="var(--load)" strokeWidth="6.5" strokeLinecap="round" />
  </g>
)
