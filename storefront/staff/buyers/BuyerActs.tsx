import type { TradeDossier } from '../../../shared/api/trade-api.ts'
import { tradeRights } from '../../../shared/accounts/staff-rights.ts'
import type { PlainAction } from '../../console/plain-act.ts'
import { StickyAction } from '../../ui/actions/StickyAction.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { Menu } from '../../ui/opening/Menu.tsx'
import { Popover } from '../../ui/opening/Popover.tsx'
import { useMay } from '../staff-roles.ts'
import { tradeAction, tradeVerbName, tradeVerbsOf } from './buyer-acts.ts'

type Props = { dossier: TradeDossier; onAct: (action: PlainAction) => void }

/** What is asked and answered, and what the reader may decide (STAF-15). */
export function BuyerActions({ dossier, onAct }: Props) {
  const may = useMay()
  const { question, answer, reason } = dossier.account
  const [next, ...others] = tradeVerbsOf(dossier).filter((verb) => may(tradeRights[verb]))
  return (
    <>
      {question !== null && (
        <Notice
          tone={answer === null ? 'warning' : 'info'}
          title={answer === null ? 'Asked, and not answered yet.' : 'Asked and answered.'}
        >
          <p>‘{question}’</p>
          {answer !== null && <p>‘{answer}’</p>}
        </Notice>
      )}
      {reason !== null && (
        <Notice tone="warning" title="The reason the buyer reads">
          <p>{reason}</p>
        </Notice>
      )}
      {next !== undefined && (
        <StickyAction
          more={
            others.length > 0 && (
              <Popover label="More actions" align="end">
                <Menu
                  items={others.map((verb) => ({
                    label: tradeVerbName(verb),
                    onPress: () => onAct(tradeAction(verb, dossier)),
                  }))}
                />
              </Popover>
            )
          }
        >
          <Button
            isWide
            variant={next === 'hold' ? 'quiet' : 'primary'}
            onClick={() => onAct(tradeAction(next, dossier))}
          >
            {tradeVerbName(next)}
          </Button>
        </StickyAction>
      )}
    </>
  )
}
