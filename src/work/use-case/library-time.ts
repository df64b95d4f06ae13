/**
 * The library reads the machine's clock, while the database holds the time that all servers agree on. Times are
 * converted when the library writes and reads them, so that a machine whose clock is 40 days off neither ends
 * sessions nor extends them by 40 days.
 */
import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type PrimitiveValueListNode,
  type RootOperationNode,
  type ValueNode,
} from 'kysely'

/** `aheadMs` is how far the machine's clock is ahead of the database's. */
export function inMachineTime(aheadMs: () => number): KyselyPlugin {
  return {
    transformQuery({ node }): RootOperationNode {
      const ahead = aheadMs()
      return ahead === 0 ? node : new ShiftedDates(-ahead).transformNode(node)
    },
    async transformResult({ result }) {
      const ahead = aheadMs()
      if (ahead === 0) return result
      const rows = result.rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, value]) => [name, shift(value, ahead)])),
      )
      return { ...result, rows }
    },
  }
}

/** A class because Kysely's transformers are classes. */
class ShiftedDates extends OperationNodeTransformer {
  readonly byMs: number

  constructor(byMs: number) {
    super()
    this.byMs = byMs
  }

  protected override transformValue(node: ValueNode): ValueNode {
    return { ...super.transformValue(node), value: shift(node.value, this.byMs) }
  }

  protected override transformPrimitiveValueList(
    node: PrimitiveValueListNode,
  ): PrimitiveValueListNode {
    const values = node.values.map((value) => shift(value, this.byMs))
    return { ...super.transformPrimitiveValueList(node), values }
  }
}

const shift = (value: unknown, byMs: number) =>
  value instanceof Date ? new Date(value.getTime() + byMs) : value
