import type { ReactNode } from 'react'

import { LOCALE_CODES } from '#domain/language/locales.ts'

import { buttonClass } from '../button/button-class.ts'
import { ButtonLink } from '../button/ButtonLink.tsx'
import { Dial } from '../dial/Dial.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { SelectField, TextArea, TextField } from '../field/Field.tsx'
import { Figures } from '../figures/Figures.tsx'
import { Flag } from '../icon/Flag.tsx'
import { Icon, ICON_NAMES } from '../icon/Icon.tsx'
import { Mark, MARK_KINDS } from '../mark/Mark.tsx'
import { Screenshot } from '../picture/Screenshot.tsx'
import { Portrait } from '../portrait/Portrait.tsx'
import { Price } from '../price/Price.tsx'
import { FragmentReasons } from '../sheet/FragmentReasons.tsx'
import { MessageSheet } from '../sheet/MessageSheet.tsx'
import { Stamp } from '../stamp/Stamp.tsx'
import { Stars } from '../stars/Stars.tsx'
import { ToastBox } from '../toast/ToastBox.tsx'
import { Wordmark } from '../wordmark/Wordmark.tsx'
import styles from './ComponentGallery.module.css'

const LOOKS = ['primary', 'secondary', 'tertiary'] as const
const STAMP_TONES = ['red', 'green', 'ink'] as const

/** Every component of `ui/` in every state, for the eye and the accessibility sweep. Only in development. */
export function ComponentGallery() {
  return (
    <main className="page-width">
      <h1>Components</h1>
      <Example title="Wordmark">
        <Wordmark />
      </Example>
      <Example title="Figures">
        <Figures figures={[{ value: '200+', label: 'sites' }]} className={undefined} />
      </Example>
      <Example title="Button">
        {LOOKS.map((look) => (
          <ButtonLink key={look} href="#" look={look}>
            {look}
          </ButtonLink>
        ))}
        <ButtonLink href="#" look="secondary" isSmall>
          small
        </ButtonLink>
        <button type="button" className={buttonClass('primary')} disabled>
          disabled
        </button>
      </Example>
      <Example title="Marks, each in three hands">
        {MARK_KINDS.flatMap((kind) =>
          [0, 1, 2].map((variant) => (
            <span key={`${kind}-${String(variant)}`} className={styles.marked}>
              {kind}
              <Mark kind={kind} variant={variant} />
            </span>
          )),
        )}
      </Example>
      <Example title="Icons and flags">
        {ICON_NAMES.map((name) => (
          <Icon key={name} name={name} />
        ))}
        {LOCALE_CODES.map((locale) => (
          <Flag key={locale} locale={locale} place="page" />
        ))}
      </Example>
      <Example title="Price">
        <Price name="hosting" context={{ prices: { hosting: 1234 }, priceText: () => '1 234' }} />
      </Example>
      <Example title="Dial: poor, middling, good">
        {[23, 71, 99].map((value) => (
          <Dial key={value} value={value} label="Speed" description={`Speed: ${value} of 100`} />
        ))}
      </Example>
      <Example title="Stamp">
        {STAMP_TONES.map((tone) => (
          <Stamp key={tone} tone={tone}>
            {tone}
          </Stamp>
        ))}
      </Example>
      <Example title="Stars">
        <Stars value={5} description="{value} of {best} stars" number={String} />
        <Stars value={3} description="{value} of {best} stars" number={String} />
      </Example>
      <Example title="Portrait: drawn, and failed">
        <span className={styles.small}>
          <Portrait name="joiner" alt="A drawn portrait" initials="TA" width={120} height={120} />
        </span>
        <span className={styles.small}>
          <Portrait name="joiner" alt="A drawn portrait" initials="TA" width={120} height={120} isFailed />
        </span>
      </Example>
      <Example title="Screenshot">
        <span className={styles.wide}>
          <Screenshot name="vermont-joinery" alt="A screenshot" sizes="20rem" />
        </span>
      </Example>
      <Example title="Field: empty, with hint, with problem, choice, long">
        <TextField id="gallery-empty" label="Label" />
        <TextField
          id="gallery-hint"
          label="Label"
          optionalLabel="optional"
          hint="A hint"
          defaultValue="Some value"
        />
        <TextField
          id="gallery-problem"
          label="Label"
          problem="What is wrong and what to do"
          defaultValue="Wrong value"
        />
        <SelectField id="gallery-select" label="Label">
          <option>One</option>
          <option>Two</option>
        </SelectField>
        <TextArea id="gallery-area" label="Label" defaultValue="Several lines of text on ruled paper." />
      </Example>
      <Example title="Toast: default, with a button, and destructive">
        <ToastBox toast={{ variant: 'default', text: 'It worked.' }} closeLabel="Close" isInline />
        <ToastBox
          toast={{
            variant: 'default',
            text: 'It is gone.',
            action: { label: 'Undo', onAct: () => undefined },
          }}
          closeLabel="Close"
          isInline
        />
        <ToastBox
          toast={{ variant: 'destructive', title: 'Error', text: 'It did not.' }}
          closeLabel="Close"
          isInline
        />
      </Example>
      <Example title="Dialog: sheet and screen">
        {(['sheet', 'screen'] as const).map((size) => (
          <div key={size}>
            <button
              type="button"
              className={buttonClass('secondary')}
              {...{ command: 'show-modal', commandfor: `gallery-${size}` }}
            >
              Open {size}
            </button>
            <Dialog id={`gallery-${size}`} title="A dialog" closeLabel="Close" size={size}>
              <p>Some words on it.</p>
            </Dialog>
          </div>
        ))}
      </Example>
      <MessageSheet heading="Message sheet" sign="?">
        <p>
          Some words on it, and <a href="#gallery-reason">a reason</a> that is shown when the address names
          it.
        </p>
        <FragmentReasons reasons={{ 'gallery-reason': 'The reason.' }} />
      </MessageSheet>
    </main>
  )
}

function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.example}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.row}>{children}</div>
    </section>
  )
}
