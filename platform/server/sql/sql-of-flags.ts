import {
  type BinaryOperationNode,
  DummyDriver,
  Kysely,
  PostgresDialect,
  PostgresQueryCompiler,
  ValueNode,
} from 'kysely'

/**
 * Writes a flag that a condition compares with as a literal. With a parameter in its place the plan
 * of a prepared statement cannot use an index of the rows that have the flag.
 */
class FlagsInWords extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand } = node
    if (!ValueNode.is(rightOperand) || typeof rightOperand.value !== 'boolean') {
      super.visitBinaryOperation(node)
      return
    }
    this.visitNode(leftOperand)
    this.append(' ')
    this.visitNode(operator)
    this.append(rightOperand.value ? ' true' : ' false')
  }
}

/** PostgreSQL as the product asks it. */
export class ProductDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new FlagsInWords()
  }
}

class WithoutConnection extends ProductDialect {
  override createDriver(): DummyDriver {
    return new DummyDriver()
  }
}

/** A query builder that writes statements as the product asks them, and has nobody to ask. */
export const compilerOnly = <Tables>(): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new WithoutConnection({ pool: undefined as never }) })
