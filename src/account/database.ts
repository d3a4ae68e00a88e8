/*
 * The tables that supabase/migrations creates, as types for the client. Responses are validated all the same. These are
 * types rather than interfaces because the client's own types require that.
 */

/** A profile. Everything except the email is optional. */
export type ProfileRow = {
  id: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  /** YYYY-MM-DD. */
  date_of_birth: string | null;
};

type FavouriteRow = { user_id: string; game_id: string };

type SubscriberRow = { email: string };

type Table<Row> = { Row: Row; Insert: Row; Update: Partial<Row>; Relationships: [] };

export type Database = {
  public: {
    Tables: {
      profiles: Table<ProfileRow>;
      user_favorites: Table<FavouriteRow>;
      newsletter_subscribers: Table<SubscriberRow>;
    };
    Views: { [View in never]: View };
    Functions: { delete_my_account: { Args: never; Returns: undefined } };
  };
};
