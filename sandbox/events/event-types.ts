/** Kinds of entities with domain events, and their slugs. The event's type is `<entity>_<slug>`. */
type DomainEvents = {
  'wix.ecom.v1.cart': 'created' | 'updated' | 'deleted';
  'wix.ecom.v2.cart': 'created' | 'updated' | 'deleted' | 'calculated';
  'wix.ecom.v1.checkout': 'created' | 'updated' | 'deleted' | 'completed';
  'wix.ecom.v1.order':
    | 'created'
    | 'updated'
    | 'approved'
    | 'canceled'
    | 'fulfilled'
    | 'payment_status_updated';
  'wix.ecom.v1.order_transactions': 'details_updated' | 'refund_completed';
  'wix.ecom.v1.fulfillments': 'updated';
  'wix.ecom.v1.back_in_stock_notification_request': 'created' | 'updated' | 'deleted';
  'wix.stores.catalog.v3.product': 'created' | 'updated' | 'deleted';
  'wix.stores.catalog.v3.inventory_item':
    | 'created'
    | 'updated'
    | 'deleted'
    | 'stock_status_updated'
    | 'updated_with_reason';
  'wix.categories.v1.category':
    | 'created'
    | 'updated'
    | 'deleted'
    | 'category_moved'
    | 'item_added_to_category'
    | 'item_removed_from_category'
    | 'items_arranged_in_category';
  'wix.reviews.v1.review':
    | 'created'
    | 'updated'
    | 'deleted'
    | 'review_published'
    | 'moderation_status_changed';
  'wix.members.v1.member': 'created' | 'updated' | 'deleted';
  'wix.headless.v1.redirect_session': 'created';
  'wix.data.v2.data_item': 'created' | 'updated' | 'deleted';
  'wix.forms.v4.form': 'created' | 'updated' | 'deleted';
  'wix.forms.v4.submission': 'created';
};

/** One kind of domain event. */
export type DomainEventName = {
  [Entity in keyof DomainEvents]: { entityFqdn: Entity; slug: DomainEvents[Entity] };
}[keyof DomainEvents];

/** Event types of the V1 catalog and inventory, whose body is sent unwrapped. */
export type LegacyEventType =
  | `com.wix.ecommerce.catalog.api.v1.${'Product' | 'Collection'}${'Created' | 'Changed' | 'Deleted'}`
  | 'com.wix.ecommerce.catalog.api.v1.VariantsChanged'
  | `com.wix.ecommerce.inventory.api.v1.${'InventoryItemChanged' | 'InventoryVariantsChanged'}`;
