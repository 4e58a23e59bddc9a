/**
 * Scores worked out by hand, one idea each. Decimals are rounded once, half away from zero, from
 * the exact fraction. Questions are `competence.number`; `-` is omitted, `n` is «No aplica».
 */

type Asked = {
  readonly title: string
  readonly weights?: Readonly<Record<string, number>>
  /** Questions that are reversed. */
  readonly reversed?: readonly string[]
  readonly answers: Readonly<Record<string, number | '-' | 'n'>>
  readonly competences: Readonly<Record<string, number | null>>
  readonly final: number | null
}

export const individualExamples: readonly Asked[] = [
  {
    title: 'the final is the mean of the means of competences',
    answers: { 'C1.1': 4, 'C1.2': 5, 'C2.1': 3 },
    competences: { C1: 4.5, C2: 3 },
    final: 3.75,
  },
  {
    title: 'an omitted answer is no zero',
    answers: { 'C1.1': 5, 'C1.2': '-', 'C1.3': 4, 'C2.1': 2 },
    competences: { C1: 4.5, C2: 2 },
    final: 3.25,
  },
  {
    title: 'a competence that is omitted whole leaves the final',
    answers: { 'C1.1': 4, 'C2.1': '-', 'C2.2': '-', 'C3.1': 3 },
    competences: { C1: 4, C2: null, C3: 3 },
    final: 3.5,
  },
  {
    title: 'nothing answered is no score',
    answers: { 'C1.1': '-', 'C2.1': '-' },
    competences: { C1: null, C2: null },
    final: null,
  },
  {
    title: '«No aplica» leaves the mean as an omitted answer does',
    answers: { 'C1.1': 'n', 'C1.2': 5, 'C2.1': 2 },
    competences: { C1: 5, C2: 2 },
    final: 3.5,
  },
  {
    title: '3,125 is 3,13',
    answers: {
      'C1.1': 4,
      'C1.2': 3,
      'C1.3': 3,
      'C1.4': 3,
      'C1.5': 3,
      'C1.6': 3,
      'C1.7': 3,
      'C1.8': 3,
    },
    competences: { C1: 3.13 },
    final: 3.13,
  },
  {
    title: '3,00 and 3,67 make 3,33: of what was rounded it would be 3,34',
    answers: { 'C1.1': 3, 'C1.2': 3, 'C2.1': 4, 'C2.2': 4, 'C2.3': 3 },
    competences: { C1: 3, C2: 3.67 },
    final: 3.33,
  },
  {
    title: 'a reversed 2 is a 4',
    reversed: ['C1.2'],
    answers: { 'C1.1': 5, 'C1.2': 2 },
    competences: { C1: 4.5 },
    final: 4.5,
  },
  {
    title: 'without the neutral value a reversed 4 is a 2',
    reversed: ['C1.2'],
    answers: { 'C1.1': 4, 'C1.2': 4, 'C1.3': 1 },
    competences: { C1: 2.33 },
    final: 2.33,
  },
  {
    title: 'weights of 50 and 30 over 80, since the third competence has no score',
    weights: { C1: 50, C2: 30, C3: 20 },
    answers: { 'C1.1': 4, 'C2.1': 3, 'C3.1': '-' },
    competences: { C1: 4, C2: 3, C3: null },
    final: 3.63,
  },
]

type Group = 'SELF' | 'SUPERVISOR' | 'PEER' | 'SUBORDINATE' | 'OTHERS'
type Means = Readonly<Record<string, number | null>>

type Process = {
  readonly title: string
  readonly raters: Readonly<Partial<Record<Exclude<Group, 'OTHERS'>, readonly Means[]>>>
  readonly weights: Readonly<Partial<Record<Exclude<Group, 'OTHERS'>, number>>>
  readonly groups: Readonly<Partial<Record<Group, Means>>>
  readonly competences: Means
  readonly final: number
}

export const processExamples: readonly Process[] = [
  {
    title: 'self 10, supervisor 60, peers 30',
    raters: {
      SELF: [{ C1: 5, C2: 4 }],
      SUPERVISOR: [{ C1: 3, C2: 4 }],
      PEER: [
        { C1: 4, C2: 3 },
        { C1: 4, C2: 5 },
        { C1: 5, C2: 4 },
      ],
    },
    weights: { SELF: 10, SUPERVISOR: 60, PEER: 30 },
    groups: { SELF: { C1: 5, C2: 4 }, SUPERVISOR: { C1: 3, C2: 4 }, PEER: { C1: 4.33, C2: 4 } },
    competences: { C1: 3.6, C2: 4 },
    final: 3.8,
  },
  {
    title: 'two peers and no subordinates: peers leave, and 10 : 60 remain',
    raters: { SELF: [{ C1: 5 }], SUPERVISOR: [{ C1: 3 }], PEER: [{ C1: 1 }, { C1: 2 }] },
    weights: { SELF: 10, SUPERVISOR: 60, PEER: 30 },
    groups: { SELF: { C1: 5 }, SUPERVISOR: { C1: 3 } },
    competences: { C1: 3.29 },
    final: 3.29,
  },
  {
    title: 'two peers and two subordinates are «Otros», with both weights',
    raters: {
      SUPERVISOR: [{ C1: 4 }],
      PEER: [{ C1: 2 }, { C1: 3 }],
      SUBORDINATE: [{ C1: 5 }, { C1: 4 }],
    },
    weights: { SUPERVISOR: 50, PEER: 30, SUBORDINATE: 20 },
    groups: { SUPERVISOR: { C1: 4 }, OTHERS: { C1: 3.5 } },
    competences: { C1: 3.75 },
    final: 3.75,
  },
  {
    title: 'a competence that the supervisor omitted is of the others',
    raters: {
      SELF: [{ C1: 4, C2: 5 }],
      SUPERVISOR: [{ C1: 3, C2: null }],
      PEER: [
        { C1: 4, C2: 3 },
        { C1: 3, C2: 3 },
        { C1: 5, C2: 4 },
      ],
    },
    weights: { SELF: 20, SUPERVISOR: 50, PEER: 30 },
    groups: { SELF: { C1: 4, C2: 5 }, SUPERVISOR: { C1: 3, C2: null }, PEER: { C1: 4, C2: 3.33 } },
    competences: { C1: 3.5, C2: 4 },
    final: 3.75,
  },
]

export const groupExample = {
  questions: {
    C1: [
      { 1: 2, 3: 5, 5: 3 },
      { 2: 4, 4: 6 },
    ],
    C2: [{ 5: 1, 4: 7 }],
  },
  previous: '10/3',
  competences: { C1: 3.2, C2: 4.13 },
  final: 3.66,
  delta: 0.33,
} as const

export const enpsExamples = [
  {
    scores: [10, 9, 9, 8, 7, 7, 6, 5, 3, 10, 9, 0],
    shown: { promoters: 5, passives: 3, detractors: 4, enps: 8 },
  },
  { scores: [6, 6, 6, 9, 9, 7, 7, 8], shown: { enps: -13 } },
]

export const engagementExample = {
  items: [
    { min: 1, max: 5, counts: { 3: 2, 4: 5, 5: 3 } },
    { min: 1, max: 5, counts: { 2: 4, 4: 4 } },
    { min: 1, max: 5, counts: { 1: 1, 5: 9 } },
  ],
  index: 72.5,
}

export const nineBoxExamples = [
  { hundredths: 249, potential: 3, box: 7 },
  { hundredths: 250, potential: 1, box: 2 },
  { hundredths: 375, potential: 3, box: 9 },
  { hundredths: 374, potential: 2, box: 5 },
]

export const cealLevelExample = {
  CT: [1, 'BAJO'],
  EM: [2, 'MEDIO'],
  DP: [5, 'MEDIO'],
  RC: [10, 'ALTO'],
  CR: [3, 'MEDIO'],
  QL: [7, 'MEDIO'],
  CM: [0, 'BAJO'],
  IT: [6, 'ALTO'],
  TV: [2, 'BAJO'],
  CJ: [12, 'MEDIO'],
  VU: [6, 'BAJO'],
  VA: [1, 'MEDIO'],
} as const

export const cealCenterExample = {
  counts: {
    CT: [3, 3, 6],
    EM: [6, 6, 0],
    DP: [6, 0, 6],
    RC: [5, 4, 3],
    CR: [7, 3, 2],
    QL: [2, 4, 6],
    CM: [4, 6, 2],
    IT: [6, 3, 3],
    TV: [4, 4, 4],
    CJ: [0, 6, 6],
    VU: [12, 0, 0],
    VA: [2, 10, 0],
  },
  workers: 20,
  responses: 12,
  result: {
    points: {
      CT: 2,
      EM: 1,
      DP: 2,
      RC: 0,
      CR: -2,
      QL: 2,
      CM: 1,
      IT: -2,
      TV: 0,
      CJ: 2,
      VU: -2,
      VA: 1,
    },
    total: 5,
    risk: 'MEDIO',
    participation: 60,
    valid: true,
  },
} as const

export const milestoneExample = {
  milestones: [
    { type: 'HITO', weight: 199, done: true },
    { type: 'HITO', weight: 1, done: false },
    { type: 'NOTA', weight: 1, done: true },
  ],
  percentage: 99,
  state: 'IN_PROGRESS',
} as const

export const plansExample = {
  plans: [
    { weight: 40, percentage: 100, counts: true },
    { weight: 30, percentage: 33, counts: true },
    { weight: 30, percentage: 50, counts: false },
  ],
  weightSum: 70,
  canClose: false,
  score: 71.29,
} as const
