/** The shipping FAQ as it is shipped: 13 questions (STAT-28, OPEN-63), with the figures of STAT-32 to STAT-34. */
export const faqWords = {
  text: `## Dispatch and delivery

### When will my order leave the brewery? {#dispatch}

Breweries dispatch within 2 working days of your order, unless checkout shows another day. What you order on a Friday is then on its way by Tuesday evening; weekends and bank holidays do not count.

### How long does delivery take? {#delivery-time}

Expect delivery in 3 to 5 working days from dispatch. Breweries with a van or a carrier of their own have other days: checkout shows when each delivers once you have typed a postcode. If a ferry or the weather is going to hold your beer up, the brewery will tell you as soon as it knows.

### What does shipping cost? {#shipping-cost}

Shipping is calculated at checkout, from what you have ordered and where it is going: each brewery delivers its own beer and sets its own charge. You see the figure before you pay, and nothing is added afterwards.

Order through a [brewery group](/groups) and several breweries share one pallet, so you pay one pallet charge instead of several.

### Where do you deliver? {#where}

Anywhere in the United Kingdom that a brewery or its carrier serves. Groups deliver within an agreed radius: enter your postcode on the group’s page and it will tell you whether you are inside it.

Deliveries go to the trade. Ordering needs a [trade account](/account/trade) that we have approved; we answer an application within two working days.

### Can I choose the day? {#choose-day}

Groups and breweries run on set days, and checkout shows the day before you pay. If you can only take deliveries at certain hours, or the cellar drop is round the back, say so when you order.

### Who can take the delivery in? {#who-receives}

Somebody aged 18 or over who may sign for the business. Drivers work to Challenge 25: anyone who looks under 25 will be asked for a passport, a photocard driving licence or a card with the PASS hologram. Without it the beer goes back on the van.

## Pallets, collection and empties

### Can I put several breweries on one pallet? {#several-breweries}

Yes, if they belong to the same group. Order from as many of its breweries as you like; the stock is brought together and reaches you in a single drop. [How group deliveries work](/group-deliveries) explains it in three steps.

### What if one brewery runs short? {#short-pallet}

The rest of the pallet still travels. The brewery that is short contacts you to offer another beer or your money back for what is missing.

### Can I collect my order instead? {#collection}

Checkout says which breweries let you collect, and when. Where Dray has collection points, the foot of every page links to the collection locations, with addresses and pickup windows. Wait until you have been told that your order is ready, and bring its number.

### What happens to empty casks and kegs? {#empties}

Returnable casks and kegs remain the brewery’s property. Rinse them, keep the caps on and stand them somewhere the driver can reach: the next drop takes them back. One-way kegs are yours to recycle; let the pressure out first.

## When something is wrong

### My beer arrived damaged. What should I do? {#damage}

Contact the brewery within 24 hours of delivery, with photographs of the damage and of the label on the container. Its address is on your order and on its page. Keep the beer and its packaging until you have agreed a replacement or a refund.

### What if something is missing, or not what I ordered? {#missing}

Count the pallet against the delivery note before you sign, and write down anything that differs. Then tell the brewery, quoting your order number: it will send what is missing, collect what is wrong, or refund you.

### Can I change or cancel an order? {#change-order}

Until it has been dispatched, yes: ask the brewery straight away. After dispatch the [terms and conditions](/terms-and-conditions) say what can be returned. If you cannot reach the brewery, [write to us](mailto:{email}) and we will.
`,
}
