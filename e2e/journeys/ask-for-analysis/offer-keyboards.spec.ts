import { contactForm } from '../../page/contact-form.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a phone offers the keyboard each field is typed with', async ({ page }) => {
  await page.goto('/en')
  const { name, email, phone, url, wake } = contactForm(page, 'en')
  await expect(name).toHaveAttribute('autocomplete', 'name')
  await expect(email).toHaveAttribute('type', 'email')
  await expect(phone).toHaveAttribute('type', 'tel')
  await wake() // before that a browser would refuse an address without its scheme
  await expect(url).toHaveAttribute('type', 'url')
})
