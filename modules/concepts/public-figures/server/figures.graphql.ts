import { flag, text, yearMonth } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { ProposalState } from '../model/catalogs.ts'
import {
  chooseFiguresAlone,
  confirmFigureMonth,
  type FigureMonth,
  figureSources,
  type FigureSources,
  publicFigures,
} from './figures.service.ts'

type ProposalRow = FigureMonth['proposals'][number]

const FigureReading = objectFrom<ProposalRow['readings'][number]>('FigureReading', {
  source: of.text,
  value: of.decimal,
  url: of.text,
  readAt: of.dateTime,
})
const Proposal = objectFrom<ProposalRow>('FigureProposal', {
  key: of.text,
  label: of.text,
  value: of.decimal,
  state: of.choice(ProposalState),
  why: of.maybe(of.text),
  agreed: of.flag,
  readings: of.list(of.object(FigureReading)),
})

query('publicFigures', {
  input: inputFrom('PublicFiguresInput', { yearMonth: yearMonth('Mes') }),
  type: objectFrom<FigureMonth>('FigureMonth', {
    yearMonth: of.yearMonth,
    proposals: of.list(of.object(Proposal)),
    toConfirm: of.int,
    print: of.text,
    isFirstDone: of.flag,
    isMine: of.flag,
    firstAt: of.maybe(of.dateTime),
  }),
  platform: publicFigures,
})

const Source = objectFrom<FigureSources['sources'][number]>('FigureSourceStanding', {
  label: of.text,
  isConfigured: of.flag,
  readAt: of.maybe(of.dateTime),
  problem: of.maybe(of.text),
})

query('figureSources', {
  type: objectFrom<FigureSources>('FigureSources', {
    sources: of.list(of.object(Source)),
    takesAlone: of.flag,
    month: of.yearMonth,
    missing: of.list(of.text),
  }),
  platform: figureSources,
})

mutation('confirmFigureMonth', {
  input: inputFrom('ConfirmFigureMonthInput', {
    yearMonth: yearMonth('Mes'),
    print: text('Propuesta', { max: 64 }),
  }),
  type: objectFrom<{ taken: number }>('ConfirmedFigures', { taken: of.int }),
  platform: confirmFigureMonth,
})

mutation('chooseFiguresAlone', {
  input: inputFrom('ChooseFiguresAloneInput', {
    takesAlone: flag('Tomar solo cuando dos fuentes coinciden'),
  }),
  type: objectFrom<{ takesAlone: boolean }>('FigureChoice', { takesAlone: of.flag }),
  platform: chooseFiguresAlone,
})
